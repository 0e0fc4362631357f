import { max } from 'date-fns'
import type { CartLine } from '@/backend/checkout/cart/load-cart'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { chooseTime } from '@/backend/checkout/fulfilment/choose-time'
import { asapEstimate } from '@/backend/checkout/fulfilment/order-times'
import { goodsAfterDiscounts, type PricedCart, priceCart } from '@/backend/checkout/pricing/price-cart'
import { readQuote } from '@/backend/checkout/quote/read-quote'
import type { Deps } from '@/backend/config/deps'
import { hashAddress } from '@/backend/customers/accounts/code-hash'
import { checkAddress } from '@/backend/customers/addresses/check-address'
import { labelOf, type OwnCard } from '@/backend/customers/saved-cards/own-card'
import { giftCardBalance } from '@/backend/orders/credit/gift-card-balance'
import { pointsBalance } from '@/backend/orders/credit/points-balance'
import { toCardLabel } from '@/backend/orders/payments/card-label'
import { methodFor, splitTotal } from '@/backend/orders/payments/plan-payment'
import type { orders } from '@/backend/orders/schema/orders'
import { PLACEMENTS, type PlacementName, placementOf } from '@/backend/orders/state/placements'
import { HOLD_MS, REVIEW_MS } from '@/backend/orders/state/transitions'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { randomId } from '@/backend/platform/random-id'
import { toTips } from '@/backend/pricing/to-tips'
import { hasCardForm, offeredPayments } from '@/backend/providers/configured-providers'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD, isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { toMinor } from '@/lib/domain/money/decimals'
import { checkAmounts } from './check-amounts'
import { resolveContact } from './resolve-contact'
import { validateOptions } from './validate-options'

/** How long the price of a quote is good for. */
const QUOTE_MS = 60 * 60_000

export interface OrderDraft {
  order: typeof orders.$inferInsert
  placement: PlacementName
  lines: CartLine[]
  couponId: number | null
  /** minor units left to be paid by the order's method */
  due: number
  language: Language
}

/**
 * `saved` is the card of the request's `cardRef`. Throws `invalidRequest`, `conflict` when price or due amount has
 * changed, and the errors of pricing and payment.
 */
export async function prepareOrder(
  { db, now, config }: Deps,
  customer: { id: number; site: string; address: string },
  request: CheckoutRequest,
  saved: OwnCard | null,
): Promise<OrderDraft> {
  const at = now()
  const quote = await readQuote(db, customer.id, request)
  if (at.getTime() - quote.quotedAt.getTime() > QUOTE_MS) throw new DomainError('conflict', 'the quote has expired')
  const { language } = quote
  const cart = await priceCart(
    db,
    {
      customerId: customer.id,
      gid: request.gid,
      items: quote.items,
      pay: quote.pay,
      coupon: quote.coupon,
      shipping: {
        method: quote.shipping.method,
        code: request.fulfilmentOption || quote.shipping.code,
        address: request.shippingAddress ?? quote.shipping.address,
      },
      language,
    },
    at,
  )
  const { store, totals, shipping } = cart
  if (!isFulfilmentMethod(shipping.method))
    throw new DomainError('invalidShippingMethod', 'a shipping method is required')
  validateOptions(request, cart)
  const slot = chooseTime(cart, request, language, at)

  const paysSurcharge = cart.pay !== null && cart.pay.relatedOrderId !== null
  const tips = toTips(request.tips, store.currency, store.tipsEnabled && !paysSurcharge)
  const total = totals.grandTotal + tips
  const accepted = offeredPayments(store.payments, config.paymentProviders)
  const buysGiftCard = cart.lines.some((line) => line.kind === LINE_KIND.giftCard)
  const points = await pointsBalance(db, customer.id)
  const split = splitTotal({
    total,
    points: Math.min(request.points, points),
    pointsPerUnit: store.settings.p2v,
    minorPerUnit: toMinor(1, store.currency),
    giftCardBalance: await giftCardBalance(db, customer.id, request.giftCardCode, request.gid, at),
    buysGiftCard,
    accepted,
  })
  await checkAmounts(db, request, { quote, totals, total, points, currency: store.currency, split })
  const { method } = request
  const payment = {
    ...split,
    method: methodFor(split, { method, buysGiftCard, accepted, selfCheckout: cart.pay !== null }),
  }
  const isCard = payment.method === PAYMENT_METHOD.credit_card
  const isCharge = isCard && (saved !== null || !hasCardForm(config.paymentProviders))
  const isOnline = isRedirectMethod(payment.method) || (isCard && !isCharge)
  if (isCharge && !saved && !request.card) throw new DomainError('invalidRequest', 'a card is required')
  if (isCard && !isCharge && request.card)
    throw new DomainError('invalidRequest', 'cards belong in the provider’s form')
  if (isOnline && payment.due > toMinor(config.paymentLimit, store.currency)) {
    throw new DomainError('overPaymentLimit', 'above the payment limit')
  }
  const billing = isCard && request.billingAddress ? checkAddress(request.billingAddress) : null
  if (isCard && store.settings.requireBillingAddress && !billing) {
    throw new DomainError('invalidRequest', 'a billing address is required')
  }

  const cardLabel = saved ? labelOf(saved) : request.card ? toCardLabel(request.card.number) : ''
  const placement = placementOf({ isCard: isCharge, isOnline, isAmount: cart.pay !== null, due: payment.due })
  const isEatin = shipping.method === FULFILMENT_METHOD.eatin
  const person = await resolveContact(db, customer.id, request, shipping.address)
  const order: OrderDraft['order'] = {
    id: randomId(),
    quoteId: request.quoteId,
    customerId: customer.id,
    gid: store.gid,
    site: customer.site,
    placedFrom: customer.address && hashAddress(config.secrets.code[0], customer.address),
    status: PLACEMENTS[placement].to,
    fulfilmentMethod: shipping.method,
    fulfilmentOption: shipping.code,
    paymentMethod: payment.method,
    currency: store.currency,
    ...totals,
    tips,
    giftCardPayment: payment.giftCardPayment,
    pointsPayment: payment.pointsPayment,
    pointsSpent: payment.pointsSpent,
    pointsEarned: paysSurcharge ? 0 : pointsFor(cart),
    totalPaid: payment.giftCardPayment + payment.pointsPayment,
    allowPayNow: isOnline || payment.method === PAYMENT_METHOD.pay_later,
    couponCode: cart.coupon?.code ?? '',
    giftCardCode: payment.giftCardPayment > 0 ? request.giftCardCode : '',
    cardLabel: isCharge ? cardLabel : '',
    ...person,
    language,
    shippingAddress: shipping.address,
    billingAddress: billing,
    tableNumber: isEatin ? request.tableNumber : '',
    partySize: isEatin ? request.partySize : '',
    storeSurcharge: cart.storeSurcharge,
    selfCheckout: cart.pay !== null,
    relatedOrderId: cart.pay?.relatedOrderId ?? null,
    expectedStart: slot?.start ?? null,
    expectedEnd: slot?.end ?? null,
    estimate: slot ? null : asapEstimate(cart),
    reviewUntil: placement === 'covered_amount' && !paysSurcharge ? new Date(at.getTime() + REVIEW_MS) : null,
    expiresAt: isOnline ? new Date(at.getTime() + HOLD_MS) : null,
    createdAt: at,
    updatedAt: at,
  }
  const lines = cart.lines.map((line, index) => ({
    ...line,
    validUntil: promisedUntil(line.validUntil, quote.items[index]?.validUntil),
  }))
  return { order, placement, lines, couponId: cart.coupon?.id ?? null, due: payment.due, language }
}

/** No earlier than what the customer saw; null: without an end. */
function promisedUntil(now: Date | null, shown: Date | null | undefined): Date | null {
  if (shown === undefined) return now
  return now && shown && max([now, shown])
}

/** Gift cards earn no points; what they buy does. */
function pointsFor({ store, totals, lines }: PricedCart): number {
  return Math.floor((goodsAfterDiscounts(totals, lines) * store.settings.v2p) / toMinor(1, store.currency))
}
