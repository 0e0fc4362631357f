import type { Catalogue } from '@/backend/demo/build-catalogue'
import { createRandom, type Random } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/demo-store'
import type { orderComments, orders } from '@/backend/orders/schema/orders'
import type { payments } from '@/backend/orders/schema/payments'
import { FULFILMENT_METHOD, type FulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { DELIVERY_STATUS, isCompletedStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { type LineRow, pickLines } from './order-lines'
import { ORDER_PLANS, type OrderPlan } from './order-plans'
import { toTotals } from './order-totals'
import { latestTimes, usualTimes } from './past-order-times'
import { buildAddresses, DEMO_CUSTOMER } from './people'

type DealRow = Catalogue['deals'][number]

export type OrderRow = typeof orders.$inferInsert

export interface OrderHistory {
  orders: OrderRow[]
  lines: LineRow[]
  comments: (typeof orderComments.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const WELCOME_COUPON = 'WELCOME10'
const [HOME] = buildAddresses(new Date(0))
const HOME_CITY = 'vancouver'

const randomId = (random: Random) =>
  Array.from({ length: 16 }, () => random.pick([...'abcdefghjkmnpqrstvwxyz0123456789'])).join('')

function deliveryStatusOf(status: OrderPlan['status']): number {
  if (isCompletedStatus(status)) return DELIVERY_STATUS.delivered
  return status === ORDER_STATUS.processing ? DELIVERY_STATUS.preparing : DELIVERY_STATUS.waiting
}

/** Only stores of the customer's home city deliver. A deal that is neither picked up nor sent is a voucher. */
function methodOf(deal: DealRow | undefined, { services, cityKey }: StoreRow, random: Random): FulfilmentMethod {
  const { delivery, pickup, eatin, freeShipping } = FULFILMENT_METHOD
  if (deal) return deal.pickup ? pickup : deal.delivery ? delivery : freeShipping
  const delivers = services.delivery && cityKey === HOME_CITY
  return random.pick([...(delivers ? [delivery, delivery] : []), pickup, ...(services.eatin ? [eatin] : [])])
}

/** The demo customer's orders, with consistent totals and payments that cover them. */
export function buildOrders(catalogue: Catalogue, now: Date): OrderHistory {
  const history: OrderHistory = { orders: [], lines: [], comments: [], payments: [] }
  ORDER_PLANS.forEach((plan, n) => {
    const random = createRandom(`order ${n}`)
    const id = randomId(random)
    const [store, picked] = pickLines(plan, catalogue, random, id)
    const deal = catalogue.deals.find((each) => each.id === picked[0]?.dealId)
    const day = new Date(now.getTime() - Math.round(plan.age * DAY))
    const times = plan.age < 2 ? latestTimes(store, day) : usualTimes(store, day, createRandom(`time of order ${n}`))
    const { createdAt } = times
    const fulfilmentMethod = methodOf(deal, store, random)
    const validUntil = deal?.validDays ? new Date(createdAt.getTime() + deal.validDays * DAY) : null
    const lines = picked.map((line) => ({ ...line, validUntil }))
    const shippingFee = fulfilmentMethod === FULFILMENT_METHOD.delivery ? store.settings.deliveryFee : 0
    const sale = { lines, couponPercent: plan.couponPercent ?? 0, shippingFee }
    const totals = toTotals(store, createdAt.toISOString().slice(0, 10), sale)
    const tips = plan.what === 'menu' && !plan.isUnpaid && store.tipsEnabled ? Math.round(totals.itemTotal * 0.15) : 0
    const due = totals.grandTotal + tips
    const giftCardPayment = Math.min(plan.giftCard?.amount ?? 0, totals.grandTotal)
    const pointsPayment = plan.points ? Math.round((plan.points / store.settings.p2v) * 100) : 0
    const isEatin = fulfilmentMethod === FULFILMENT_METHOD.eatin
    const isDone = isCompletedStatus(plan.status)
    const settled = new Date(createdAt.getTime() + 50 * MINUTE)
    const address = HOME && { ...HOME, unit: HOME.unit ?? '', buzz: HOME.buzz ?? '', lastName: HOME.lastName ?? '' }
    history.orders.push({
      id,
      quoteId: `q${randomId(random)}`,
      customerId: DEMO_CUSTOMER,
      gid: store.gid,
      site: 'shared',
      status: plan.status,
      deliveryStatus: deliveryStatusOf(plan.status),
      fulfilmentMethod,
      paymentMethod: PAYMENT_METHOD.credit_card,
      currency: store.currency,
      ...totals,
      tips,
      giftCardPayment,
      pointsPayment,
      pointsSpent: plan.points ?? 0,
      pointsEarned: isDone ? Math.floor(totals.grandTotal / 100) : 0,
      totalPaid: plan.isUnpaid ? 0 : due,
      refunded: plan.status === ORDER_STATUS.canceled ? due : 0,
      allowPayNow: plan.isUnpaid ?? false,
      couponCode: plan.couponPercent ? WELCOME_COUPON : '',
      giftCardCode: plan.giftCard?.code ?? '',
      cardLabel: plan.isUnpaid ? '' : 'Visa 4242',
      firstName: 'Robin',
      lastName: 'Hayashi',
      phone: '6045550142',
      email: 'demo@plaza.test',
      shippingAddress: fulfilmentMethod === FULFILMENT_METHOD.delivery ? toAddress(address) : null,
      tableNumber: isEatin ? String(random.int(1, 24)) : '',
      partySize: isEatin ? String(random.int(1, 6)) : '',
      server: isEatin ? 'Mika' : '',
      orderSurcharge: plan.surcharge ? { ...plan.surcharge, isSeparate: true, taxClass: 'standard' } : null,
      expectedStart: plan.what === 'menu' ? times.expectedStart : null,
      expectedEnd: plan.what === 'menu' ? times.expectedEnd : null,
      readyAt: isDone ? settled : null,
      expiresAt: plan.isUnpaid ? new Date(now.getTime() + DAY) : null,
      reviewUntil: isDone ? new Date(createdAt.getTime() + 30 * DAY) : null,
      createdAt,
      updatedAt: isDone || plan.status === ORDER_STATUS.canceled ? settled : createdAt,
    })
    history.lines.push(...lines)
    plan.comments?.forEach((translations, turn) => {
      if (translations)
        history.comments.push({
          orderId: id,
          isAdmin: turn === 1,
          body: translations.en,
          translations,
          createdAt: new Date(createdAt.getTime() + turn * 4 * MINUTE),
        })
    })
    const amount = due - giftCardPayment - pointsPayment
    if (plan.isUnpaid || amount <= 0) return
    history.payments.push({
      id: `pay_${randomId(random)}`,
      orderId: id,
      method: PAYMENT_METHOD.credit_card,
      provider: 'sandbox',
      quoteId: `seed_${id}`,
      payerId: DEMO_CUSTOMER,
      state: 'captured',
      amount,
      refunded: plan.status === ORDER_STATUS.canceled ? amount : 0,
      currency: store.currency,
      idempotencyKey: `seed_${id}`,
      createdAt,
      movedAt: createdAt,
    })
  })
  return history
}

function toAddress(address: typeof HOME): OrderRow['shippingAddress'] {
  if (!address) return null
  const { firstName, lastName = '', phone, street, unit = '', buzz = '', city, region, postalCode, country } = address
  return { firstName, lastName, phone, street, unit, buzz, city, region, postalCode, country }
}
