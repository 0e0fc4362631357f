import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { expireOrders } from '@/backend/app/worker/expire-orders'
import { reconcilePayments, sendRefunds } from '@/backend/app/worker/reconcile-payments'
import { checkOut } from '@/backend/checkout/order/check-out'
import { createQuote } from '@/backend/checkout/quote/create-quote'
import type { Deps } from '@/backend/config/deps'
import type { Random } from '@/backend/demo/random'
import { cancelOrder, ORDER_STEPS, stepOrder } from '@/backend/orders/moves/order-commands'
import { payOrder } from '@/backend/orders/payments/pay-order'
import { authorizeExpress, beginExpress, cancelExpress } from '@/backend/orders/payments/paypal-express'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { recordCharge, refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import type { SandboxEvent } from '@/backend/providers/sandbox/sandbox-events'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { surchargeOf } from '@/tests/backend/support/surcharge-shopping'

const { cash, credit_card, alipay, paypal_express } = PAYMENT_METHOD
const GOOD = { number: '4242424242424242', owner: 'Ada', month: 12, year: 2030, cvv: '123' }
/** How often each command is chosen. */
const MIX = {
  buy: 2,
  'buy a gift card': 1,
  'buy again': 1,
  'pay a surcharge': 2,
  'pay now': 3,
  express: 3,
  'decide on a page': 4,
  'hear an event': 3,
  cancel: 1,
  'step of the store': 2,
  'refund a part': 2,
  'refund at the provider': 1,
  work: 4,
}
type Name = keyof typeof MIX
/** The parts of the worker that move money. */
export const WORK = [reconcilePayments, expireOrders, sendRefunds]
const DECLINED = { ...GOOD, number: '4000000000000002' }

export interface Market {
  gid: number
  dish: number
  giftCard: number
}

/** What one customer, their store, strangers and the provider's events do; every command may fail anywhere. */
export function createMoneyCommands(random: Random, { gid, dish, giftCard }: Market, me: number) {
  const events: SandboxEvent[] = []
  const quotes: { id: string; relatedOrderId: string | null }[] = []

  const card = () => (random.chance(0.7) ? GOOD : DECLINED)
  const myOrders = ({ db }: Deps) => db.select().from(orders).where(eq(orders.customerId, me))
  async function anOrder(deps: Deps) {
    const mine = await myOrders(deps)
    return mine.length > 0 ? random.pick(mine) : null
  }

  /** Sends the checkout of a quote, the first time or again. */
  async function send(
    deps: Deps,
    quote: { id: string; relatedOrderId: string | null },
    method: number,
    isGift: boolean,
  ) {
    const [own] = await deps.db
      .select()
      .from(giftCards)
      .where(and(eq(giftCards.customerId, me), gt(giftCards.balance, 0)))
    const mayUseCredit = !isGift && random.chance(0.4)
    const fulfilmentMethod = isGift || quote.relatedOrderId ? 5 : 2
    const credit = {
      points: mayUseCredit ? random.int(1, 1500) : 0,
      pointsValue: null,
      shownDue: null,
      giftCardCode: mayUseCredit ? (own?.code ?? '') : '',
    }
    const person = { firstName: 'Ada', lastName: '', phone: '6045550100' }
    const nothing = {
      relatedOrderId: '',
      comment: '',
      ...NO_ORDER_FIELDS,
      returnUrl: '',
      fulfilmentOption: '',
      cardRef: '',
      savesCard: false,
    }
    const times = { expectedStart: null, expectedEnd: null, shippingAddress: null, billingAddress: null }
    const tips = quote.relatedOrderId ? 0 : random.int(0, 3)
    const request = { quoteId: quote.id, gid, method, card: card(), fulfilmentMethod, tips, ...credit, ...person }
    await checkOut(deps, { id: me, site: 'shared', address: '' }, { ...nothing, ...times, ...request })
  }

  async function quoteAndSend(deps: Deps, isGift: boolean, pay: { relatedOrderId: string } | null, method: number) {
    const items = pay ? [] : [{ pid: isGift ? giftCard : dish, quantity: 1, options: [] }]
    const shipping = { method: isGift || pay ? 5 : 2, code: '', address: null }
    const amount = pay && { amount: 3.2, taxClass: 'standard', ...pay }
    const wanted = { customerId: me, gid, items, pay: amount, coupon: null, shipping, language: 'en' as const }
    const { id } = await createQuote(deps, wanted, deps.now())
    const quote = { id, relatedOrderId: pay?.relatedOrderId ?? null }
    quotes.push(quote)
    await send(deps, quote, method, isGift)
  }

  const commands = {
    buy: (deps: Deps) =>
      quoteAndSend(deps, false, null, random.pick([credit_card, credit_card, alipay, paypal_express, cash])),
    async 'buy a gift card'(deps: Deps) {
      await quoteAndSend(deps, true, null, random.pick([credit_card, paypal_express]))
    },
    async 'buy again'(deps: Deps) {
      const mine = await myOrders(deps)
      const settled = quotes.filter(({ id }) => mine.some((order) => order.quoteId === id && order.status !== 3))
      if (settled.length > 0) await send(deps, random.pick(settled), credit_card, false)
    },
    async 'pay a surcharge'(deps: Deps) {
      const order = await anOrder(deps)
      if (!order || order.selfCheckout) return
      if (!order.orderSurcharge) await addSurcharge(deps.db, order.id, surchargeOf(), deps.now())
      await quoteAndSend(deps, false, { relatedOrderId: order.id }, random.pick([credit_card, alipay]))
    },
    async 'pay now'(deps: Deps) {
      const order = await anOrder(deps)
      if (!order) return
      const payerId = random.chance(0.7) ? me : null
      const method = random.pick([credit_card, alipay])
      const details = {
        tips: random.chance(0.5) ? 2 : undefined,
        returnUrl: '',
        billingAddressId: null,
        cardRef: '',
        savesCard: false,
        address: '',
        shownDue: null,
      }
      await payOrder(deps, { orderId: order.id, payerId, method, card: card(), ...details })
    },
    async express(deps: Deps) {
      const order = await anOrder(deps)
      if (!order) return
      const paymentId = await beginExpress(deps, me, order.id, null)
      const payerId = random.pick(['P1', 'P1', 'DECLINED'])
      if (random.chance(0.2)) await cancelExpress(deps, me, order.id)
      if (random.chance(0.8))
        await authorizeExpress(deps, me, { orderId: order.id, paymentId, payerId, shownDue: null })
    },
    /** a payer decides on the provider's page, which may be an old one; its events are lost, late, wrong or repeated */
    async 'decide on a page'({ db }: Deps) {
      const pages = await db
        .select()
        .from(payments)
        .where(inArray(payments.quoteId, quotes.map(({ id }) => id).concat('')))
      const open = pages.filter(({ method }) => isRedirectMethod(method))
      if (open.length === 0) return
      const { id, idempotencyKey, amount, currency } = random.pick(open)
      const wanted = random.pick(['succeeded', 'succeeded', 'declined', 'canceled'] as const)
      const outcome = await recordCharge(db, { idempotencyKey, amount, currency }, wanted)
      if (outcome !== wanted) return
      const event = { id: randomUUID(), type: `payment.${wanted}` as const, payment_id: id, amount, currency }
      const repeated = random.pick([[], [event], [event, event], [event, { ...event, id: randomUUID() }]])
      events.push(
        ...repeated.map((one) => (random.chance(0.1) ? { ...one, id: randomUUID(), amount: amount + 1 } : one)),
      )
    },
    async 'hear an event'(deps: Deps) {
      if (events.length === 0) return
      const event = random.pick(events)
      await applyEvent(deps, event)
      if (random.chance(0.8)) events.splice(events.indexOf(event), 1)
    },
    async cancel(deps: Deps) {
      const order = await anOrder(deps)
      if (order) await cancelOrder(deps, me, order.id)
    },
    async 'step of the store'(deps: Deps) {
      const order = await anOrder(deps)
      if (order) await stepOrder(deps.db, order.id, random.pick(ORDER_STEPS), deps.now())
    },
    async 'refund a part'(deps: Deps) {
      const order = await anOrder(deps)
      const wish = { key: `key ${random.int(1, 3)}`, amount: random.int(1, 900), reason: '', lines: [] }
      if (order) await refundOrder(deps.db, order.id, wish, deps.now())
    },
    /** somebody returns money in the provider's dashboard; its event is lost, late or repeated */
    async 'refund at the provider'({ db }: Deps) {
      const taken = await db
        .select()
        .from(payments)
        .where(and(eq(payments.payerId, me), eq(payments.state, 'captured')))
      if (taken.length === 0) return
      const { id, idempotencyKey, amount, currency } = random.pick(taken)
      const isDone = await refundByHand(db, idempotencyKey, random.int(1, amount)).then(
        () => true,
        () => false,
      )
      if (!isDone || random.chance(0.4)) return
      const event = { id: randomUUID(), type: 'payment.refunded' as const, payment_id: id, amount, currency }
      events.push(...random.pick([[event], [event, event]]))
    },
    work: (deps: Deps) => random.pick(WORK)(deps),
  }
  const names = Object.entries(MIX).flatMap(([name, share]) => Array.from({ length: share }, () => name as Name))
  return {
    events,
    /** The first command is a purchase, since the others need one. */
    next(isFirst: boolean): { name: Name; run: (deps: Deps) => Promise<unknown> } {
      const name = isFirst ? 'buy' : random.pick(names)
      return { name, run: commands[name] }
    },
  }
}
