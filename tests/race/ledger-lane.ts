import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expireOrders } from '@/backend/app/worker/expire-orders'
import { checkOut } from '@/backend/checkout/order/check-out'
import { createQuote } from '@/backend/checkout/quote/create-quote'
import { transferGiftCard } from '@/backend/orders/gift-cards/transfer-gift-card'
import { cancelOrder, stepOrder } from '@/backend/orders/moves/order-commands'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import type { TestApp } from '@/tests/backend/support/test-app'
import { createSeededRandom } from '@/tests/support/scale'
import type { LedgerModel, ModelOrder } from './ledger-model'

export interface Market {
  gid: number
  dishes: number[]
  gift: { pid: number; worth: number }
  coupons: { id: number; code: string }[]
  pointsPerUnit: number
}

export interface Shopper {
  id: number
  email: string
}

const CASH = 1
const CARD = 2
const EXPRESS = 7
const VISA = { number: '4242424242424242', owner: 'Ada', month: 12, year: 2030, cvv: '123' }

/** One of several that run at once: its commands come one after another, over customers of its own and shared goods. */
export function createLane(api: TestApp, market: Market, shoppers: Shopper[], model: LedgerModel, name: string) {
  const random = createSeededRandom(name)
  const { deps } = api
  const counts: Record<string, number> = {}
  const orderOf = (...states: ModelOrder['state'][]) => {
    const found = model.orders.filter((order) => states.includes(order.state)).slice(-40)
    return found.length > 0 ? random.pick(found) : undefined
  }

  async function buy(): Promise<void> {
    const me = random.pick(shoppers)
    const isGift = random.chance(0.06)
    const dish = isGift ? market.gift.pid : random.pick(market.dishes)
    const coupon = !isGift && random.chance(0.3) ? random.pick(market.coupons) : null
    const quantity = isGift ? 1 : random.int(1, 3)
    const shipping = { method: isGift ? 5 : 2, code: '', address: null }
    const items = [{ pid: dish, quantity, options: [] }]
    const wanted = { customerId: me.id, gid: market.gid, items, pay: null, coupon: coupon?.code ?? null, shipping }
    const quote = await createQuote(deps, { ...wanted, language: 'en' }, deps.now())
    const { totals, coupon: used } = quote.cart
    const tips = random.chance(0.3) ? random.int(0, 500) : 0
    const total = totals.grandTotal + tips
    const cards = [...model.cards].filter(([, card]) => card.balance > 0)
    const chosen = !isGift && cards.length > 0 && random.chance(0.5) ? random.pick(cards) : null
    const points = random.chance(0.4) ? random.int(1, 1500) : 0
    const method = random.pick([CASH, CARD, EXPRESS, EXPRESS])

    const worth = Math.round((points * 100) / market.pointsPerUnit)
    const pointsPayment = Math.min(total, worth)
    const spent = worth <= total ? points : Math.min(points, Math.ceil((total * market.pointsPerUnit) / 100))
    const cardPayment = Math.min(total - pointsPayment, chosen?.[1].balance ?? 0)
    const due = total - pointsPayment - cardPayment
    const placed = await checkOut(
      deps,
      { id: me.id, site: 'shared', address: '' },
      {
        quoteId: quote.id,
        gid: market.gid,
        method,
        card: VISA,
        cardRef: '',
        savesCard: false,
        fulfilmentMethod: shipping.method,
        fulfilmentOption: '',
        shippingAddress: null,
        billingAddress: null,
        firstName: 'Ada',
        lastName: '',
        phone: '6045550100',
        tips: tips / 100,
        points,
        pointsValue: pointsPayment / 100,
        shownDue: { amount: due, currency: 'CAD' },
        giftCardCode: chosen?.[0] ?? '',
        relatedOrderId: '',
        comment: '',
        ...NO_ORDER_FIELDS,
        expectedStart: null,
        expectedEnd: null,
        returnUrl: '',
      },
    )
    const order: ModelOrder = {
      id: placed.orderId,
      owner: me.id,
      dish,
      quantity,
      coupon: used?.id ?? null,
      card: cardPayment > 0 ? (chosen?.[0] ?? null) : null,
      cardPayment,
      points: spent,
      earned: isGift ? 0 : Math.floor((totals.itemTotal - totals.couponDiscount) / 100),
      due,
      bought: null,
      state: due > 0 && method === EXPRESS ? 'unpaid' : 'open',
    }
    model.place(order)
    if (isGift && order.state === 'open' && (due === 0 || method === CARD)) await issued(order)
  }

  async function issued(order: ModelOrder): Promise<void> {
    if (order.dish !== market.gift.pid || order.bought !== null) return
    const [card] = await deps.db.select().from(giftCards).where(eq(giftCards.orderId, order.id))
    if (card) model.issue(order, card.code, market.gift.worth)
  }

  async function pay(): Promise<void> {
    const order = orderOf('unpaid')
    if (!order) return
    await report(order.id)
    order.state = 'open'
    await issued(order)
  }

  /** A report of a payment, old or new, sent up to three times with and without a new id. */
  async function report(orderId: string): Promise<void> {
    const [payment] = await deps.db.select().from(payments).where(eq(payments.orderId, orderId))
    if (!payment) return
    const { id: payment_id, amount, currency } = payment
    const event = { id: randomUUID(), type: 'payment.succeeded' as const, payment_id, amount, currency }
    for (let n = random.int(1, 3); n > 0; n--) await applyEvent(deps, event)
    if (random.chance(0.5)) await applyEvent(deps, { ...event, id: randomUUID() })
  }

  async function cancel(): Promise<void> {
    const order = orderOf('unpaid', 'open', 'ended')
    if (!order) return
    const isWhole = model.isWhole(order)
    await cancelOrder(deps, order.owner, order.id)
    if (order.state === 'ended' || !isWhole) throw new Error('a cancel that must not be')
    model.end(order)
    await replaced(order)
  }

  async function replaced(order: ModelOrder): Promise<void> {
    if (!model.wasGiven(order)) return
    const [refund] = await deps.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id))
    if (refund) model.replace(order, refund.giftCardCode)
  }

  async function expire(): Promise<void> {
    const order = orderOf('unpaid')
    if (!order) return
    const expiresAt = new Date(deps.now().getTime() - 1000)
    await deps.db.update(orders).set({ expiresAt }).where(eq(orders.id, order.id))
    model.end(order)
    await expireOrders(deps)
    await replaced(order)
  }

  async function complete(): Promise<void> {
    const order = orderOf('open')
    if (!order) return
    await stepOrder(deps.db, order.id, 'accept', deps.now())
    await stepOrder(deps.db, order.id, 'complete', deps.now())
    model.complete(order)
    await issued(order)
  }

  async function repeat(): Promise<void> {
    const order = orderOf('open', 'done', 'ended')
    if (order && order.state !== 'ended') await report(order.id)
  }

  async function transfer(): Promise<void> {
    const [code, card] = random.pick([...model.cards])
    const receiver = random.pick(shoppers)
    await transferGiftCard(deps, { id: card.owner, language: 'en' }, { code, receiver: receiver.email, comment: '' })
    card.owner = receiver.id
  }

  const commands: [share: number, name: string, run: () => Promise<void>][] = [
    [0.38, 'buy', buy],
    [0.53, 'pay', pay],
    [0.7, 'cancel', cancel],
    [0.76, 'expire', expire],
    [0.84, 'complete', complete],
    [0.94, 'repeat', repeat],
    [1, 'transfer', transfer],
  ]

  async function run(times: number): Promise<Record<string, number>> {
    for (let n = 0; n < times; n++) {
      const roll = random.next()
      const [, name, command] = commands.find(([share]) => roll < share) ?? [1, 'buy', buy]
      const key = await command().then(
        () => name,
        (error) => {
          if (!(error instanceof DomainError)) throw error
          return `${name} ${error.code}`
        },
      )
      counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }
  return { run }
}
