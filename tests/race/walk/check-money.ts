import { eq, gt, inArray } from 'drizzle-orm'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { World } from './world'

/** Every attempt of this step is over the amount on the button, and nothing was charged that no button showed. */
export async function chargedAsShown(world: World): Promise<string[]> {
  const { db } = world.api
  const faults: string[] = []
  for (const { id, amount } of await db.select().from(payments)) {
    if (world.payments.has(id)) continue
    world.payments.add(id)
    if (amount !== world.shown) faults.push(`payment ${id} is over ${amount}, shown was ${world.shown}`)
  }
  const charged = await db
    .select({ id: payments.id, shown: payments.amount, amount: sandboxCharges.amount })
    .from(sandboxCharges)
    .leftJoin(payments, eq(payments.idempotencyKey, sandboxCharges.idempotencyKey))
  for (const { id, shown, amount } of charged)
    if (amount !== shown) faults.push(`payment ${id} was charged ${amount}, shown was ${shown}`)
  return faults
}

/** Who placed each new order; the bill of the button that was pressed is what was shown. */
export async function ordersAsPressed(world: World): Promise<string[]> {
  const faults: string[] = []
  for (const order of await world.api.db.select().from(orders)) {
    if (world.orders.has(order.id)) continue
    const screen = world.looks.find(({ quoteId }) => quoteId === order.quoteId)
    if (!screen || screen !== world.pressed) {
      faults.push(`order ${order.id} was placed by nobody's press`)
      continue
    }
    screen.orderId ??= order.id
    world.orders.set(order.id, screen.account)
    const due = order.grandTotal + order.tips - order.giftCardPayment - order.pointsPayment
    if (due !== world.shown) faults.push(`order ${order.id} leaves ${due} to pay, shown was ${world.shown}`)
    if (order.pointsPayment !== screen.pointsPayment || order.pointsSpent !== screen.points)
      faults.push(`order ${order.id} spent other points than shown`)
  }
  return faults
}

/** What was paid is with the payer or with the store: nobody else's card or points, and nothing of an ended order. */
export async function moneyIsWithItsOwners(world: World): Promise<string[]> {
  const { db } = world.api
  const faults = await newCards(world)
  const isPayer = (orderId: string | null, owner: number | null | undefined) =>
    orderId === null || !world.orders.has(orderId) || world.orders.get(orderId) === owner
  for (const refund of await db.select().from(orderRefunds)) {
    if (world.refunds.has(refund.id)) continue
    world.refunds.add(refund.id)
    const { orderId, giftCardCode, byGiftCard } = refund
    if (byGiftCard > 0 && !isPayer(orderId, world.cards.get(giftCardCode)?.owner))
      faults.push(`the refund of order ${orderId} went to ${giftCardCode}, another person's card`)
  }
  const moved = await db.select().from(transfers).where(gt(transfers.id, world.lastTransfer)).orderBy(transfers.id)
  for (const { id, kind, orderId, giftCard, customerId } of moved) {
    world.lastTransfer = id
    const isOfCard = ['card_spent', 'card_restored', 'card_issued'].includes(kind)
    const owner = isOfCard ? world.cards.get(giftCard ?? '')?.owner : customerId
    if ((isOfCard || kind.startsWith('points_')) && !isPayer(orderId, owner))
      faults.push(`${kind} of order ${orderId} is another person's (transfer ${id})`)
  }
  for (const { id, status, totalPaid, refunded } of await db.select().from(orders))
    if (status === ORDER_STATUS.canceled && refunded !== totalPaid)
      faults.push(`order ${id} has ended and keeps ${totalPaid - refunded}`)
  return [...faults, ...(await keptWithoutOrder(world))]
}

/** Cards that orders bought or refunds made are their payers'; others go where they were given. */
async function newCards(world: World): Promise<string[]> {
  const { db } = world.api
  const faults: string[] = []
  for (const { code, customerId, waitsFor, orderId } of await db.select().from(giftCards)) {
    const known = world.cards.get(code)
    if (!known) {
      const [refund] = await db.select().from(orderRefunds).where(eq(orderRefunds.giftCardCode, code))
      const source = orderId ?? refund?.orderId ?? ''
      if (world.orders.get(source) !== customerId)
        faults.push(`card ${code} of order ${source} is account ${customerId}'s`)
      world.cards.set(code, { owner: customerId, waitsFor })
      continue
    }
    const receiver = world.accounts.get(customerId)
    const isDelivered = waitsFor === null && receiver?.isConfirmed && receiver.email === known.waitsFor
    if (isDelivered) Object.assign(known, { owner: customerId, waitsFor: null })
    if (known.owner !== customerId || known.waitsFor !== waitsFor)
      faults.push(`card ${code} is account ${customerId}'s (${waitsFor}), not ${known.owner}'s (${known.waitsFor})`)
  }
  return faults
}

/** Money that was taken for an order that ended goes back, and at once so in our books. */
async function keptWithoutOrder(world: World): Promise<string[]> {
  const taken = await world.api.db
    .select({ id: payments.id, amount: payments.amount, refunded: payments.refunded, status: orders.status })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.state, 'captured'))
  return taken
    .filter(
      ({ amount, refunded, status }) => amount > refunded && (status === null || status === ORDER_STATUS.canceled),
    )
    .map(({ id }) => `payment ${id} is kept without an order`)
}

/** Ledger, orders and provider agree, except where an answer or an event is on its way. */
export async function booksAgree(world: World): Promise<string[]> {
  const differences = await checkBooks(world.books, new Date(0))
  const between = differences.filter((line) => line.includes('at its provider'))
  if (between.length === 0) return differences
  const ids = between.map((line) => line.split(/[ :]/)[1] ?? '')
  const open = await world.api.db
    .select({ id: payments.id, state: payments.state, refund: refunds.state })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(inArray(payments.id, ids))
  const isOnItsWay = (id: string) =>
    world.unheard.has(id) ||
    open.some((one) => one.id === id && (one.state !== 'captured' || ![null, 'done'].includes(one.refund)))
  return differences.filter((line) => !between.includes(line) || !isOnItsWay(line.split(/[ :]/)[1] ?? ''))
}
