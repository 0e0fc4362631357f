import type { z } from 'zod'
import { type CallContext, customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import { checkOut } from '@/backend/checkout/order/check-out'
import { createQuote } from '@/backend/checkout/quote/create-quote'
import { toQuoteRecords } from '@/backend/checkout/serialise/quote'
import { fromCard, fromCheckoutData, fromDueNow, toPayCartRequest } from '@/backend/checkout/serialise/read-checkout'
import { fromServerAddress } from '@/backend/customers/addresses/wire-address'
import { cancelOrder } from '@/backend/orders/moves/order-commands'
import { payOrder } from '@/backend/orders/payments/pay-order'
import { authorizeExpress, beginExpress, cancelExpress } from '@/backend/orders/payments/paypal-express'
import { readOrder } from '@/backend/orders/queries/read-order'
import { requireOrderOfLink, requireOrderOnSite } from '@/backend/orders/routes/order-access'
import { toOrderDetail } from '@/backend/orders/serialise/order'
import { toPriceInfo } from '@/backend/orders/serialise/order-amounts'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { overLimit } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import * as contract from '@/lib/contract/all-in-one'
import { paypalExpress as paypalExpressCall } from '@/lib/contract/paypal-express'
import { quote as quoteCall } from '@/lib/contract/quote'
import { isLanguage } from '@/lib/domain/languages/languages'

/** Limits unknown coupon codes per customer, so that codes cannot be guessed. */
const COUPON_TRIES: Limit = { name: 'coupons', max: 120, seconds: 600 }

type Data = z.output<typeof contract.allInOne.request>['data']

const ctotal = customerEndpoint(quoteCall, async ({ data }, { db, now, limiter, config, customerId }) => {
  const coupon = data.cpn ?? null
  const tried = coupon && (await limiter.attempt(COUPON_TRIES, `${customerId}`))
  if (tried && !tried.isAllowed) throw overLimit('too many attempts, try again later', tried.retryAfterMs)
  const language = isLanguage(data.lan) ? data.lan : 'en'
  const quote = await createQuote(
    { db, config },
    {
      customerId,
      gid: data.gid,
      items: data.items.map((item) => ({
        pid: item.pid,
        quantity: item.qty,
        options: item.options.map((pair) => ({ groupId: pair.Item1, choiceId: pair.Item2 })),
      })),
      coupon,
      pay: toPayCartRequest(data),
      shipping: {
        method: data.shp_mtd,
        code: data.shp_cd ?? '',
        address: data.addr ? fromServerAddress(data.addr) : null,
      },
      language,
    },
    now(),
  )
  const isKnown = quote.cart.coupon !== null || quote.cart.couponRejection !== null
  if (coupon && isKnown) await limiter.giveBack(COUPON_TRIES, `${customerId}`)
  return toQuoteRecords(quote, language)
})

const aio = endpoint(contract.allInOne, async ({ data }, context) => {
  if (data.action === 'pay') return pay(data, context)
  const { customerId, site, address } = context.caller
  if (customerId === null) throw new DomainError('unauthenticated', 'sign in first')
  if (data.action === 'cancel') return cancel(data, customerId, context)
  const { orderId, payUrl, clientSecret, isConfirming } = await checkOut(
    context,
    { id: customerId, site, address },
    fromCheckoutData(data),
  )
  return {
    ord_id: orderId,
    pay_url: payUrl,
    client_secret: clientSecret,
    oos: [],
    payment_state: isConfirming ? ('confirming' as const) : null,
  }
})

async function pay(data: Extract<Data, { action: 'pay' }>, context: CallContext) {
  const { db, caller } = context
  await requireOrderOnSite(db, caller.site, data.ord_id)
  if (caller.customerId === null) await requireOrderOfLink(context, data.ord_id, 'notFound')
  const { orderId, payUrl, clientSecret } = await payOrder(context, {
    orderId: data.ord_id,
    method: data.pay_mtd,
    tips: data.tips ?? undefined,
    card: data.card ? fromCard(data.card) : null,
    cardRef: data.card_ref ?? '',
    savesCard: data.save_card ?? false,
    returnUrl: data.return_url ?? '',
    payerId: caller.customerId,
    billingAddressId: data.billing_adr_id ?? null,
    shownDue: fromDueNow(data.due_now),
    address: caller.address,
  })
  return { ord_id: orderId, pay_url: payUrl, client_secret: clientSecret }
}

async function cancel(data: Extract<Data, { action: 'cancel' }>, customerId: number, context: CallContext) {
  await requireOrderOnSite(context.db, context.caller.site, data.ord_id)
  await cancelOrder(context, customerId, data.ord_id)
  const detail = await readOrder(context.db, data.ord_id, customerId)
  return {
    ord_id: data.ord_id,
    order: toOrderDetail(detail, isLanguage(data.lan) ? data.lan : 'en', context.config.cities),
  }
}

const paypalExpress = customerEndpoint(paypalExpressCall, async ({ data }, { customerId, caller, ...deps }) => {
  await requireOrderOnSite(deps.db, caller.site, data.oid)
  if (data.action === 1) {
    const paymentID = await beginExpress(deps, customerId, data.oid, fromDueNow(data.due_now))
    const { order } = await readOrder(deps.db, data.oid, customerId)
    return { paymentID, price_info: toPriceInfo(order) }
  }
  if (data.action === 3) await cancelExpress(deps, customerId, data.oid)
  else {
    const { oid: orderId, paymentID: paymentId, payerID: payerId } = data
    await authorizeExpress(deps, customerId, { orderId, paymentId, payerId, shownDue: fromDueNow(data.due_now) })
  }
  return undefined
})

export const CHECKOUT_ENDPOINTS = [ctotal, aio, paypalExpress]
