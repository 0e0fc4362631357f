import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { giftCards } from '@/backend/db/schema/ledgers'
import { orderRefunds, type RefundedLine } from '@/backend/db/schema/order-refunds'
import { type OrderRow, orderLines, orders } from '@/backend/db/schema/orders'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import { lockCustomers } from '@/backend/services/customers/lock-customers'
import { amountDue } from '@/backend/services/orders/state/amount-due'
import { queueMessage } from '@/backend/services/outbound-messages/queue-message'
import { LINE_KIND } from '@/lib/domain/codes/line-kind'
import { bookRefund } from './book-refund'
import { priceOfLines } from './refund-shares'

export interface OrderRefund {
  /** the caller's: a repeated one refunds nothing more */
  key: string
  /** minor units; null: what the lines cost; `rest`: all that can still be refunded */
  amount: number | 'rest' | null
  reason: string
  lines: RefundedLine[]
}

interface Refunded {
  id: string
  /** minor units */
  amount: number
  /** the key had refunded it before */
  isRepeat: boolean
}

/**
 * Its status stays. Throws `notFound`, `invalidRequest` (no amount, unknown lines), and
 * `conflict` for an order not paid, more than is left, what its gift cards still hold, and a key used for another
 * amount.
 */
export async function refundOrder(db: Database, orderId: string, input: OrderRefund, now: Date): Promise<Refunded> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select({ owner: orders.customerId }).from(orders).where(eq(orders.id, orderId))
    if (!known) throw new DomainError('notFound', 'no such order')
    // a deletion of the account locks it before its orders
    await lockCustomers(tx, [known.owner])
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new DomainError('notFound', 'no such order')
    const sameKey = and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.key, input.key))
    const [done] = await tx.select().from(orderRefunds).where(sameKey)
    const left = order.totalPaid - order.refunded - (await onGiftCards(tx, orderId))
    const rest = { amount: done?.amount ?? left, tax: null }
    const { amount, tax } = input.amount === 'rest' ? rest : await priceOf(tx, order, input.amount, input.lines)
    if (done && done.amount !== amount)
      throw new DomainError('conflict', 'the key belongs to a refund of another amount')
    if (done) return { id: done.id, amount, isRepeat: true }
    if (amountDue(order) > 0) throw new DomainError('conflict', 'the order is not paid')
    if (amount > left || left <= 0) throw new DomainError('conflict', 'more than is left of what was paid')
    const { key, reason, lines } = input
    const id = await bookRefund(tx, order, { key, amount, reason, lines, ...(tax !== null && { tax }) }, now)
    await queueMessage(tx, { kind: 'order_refunded', orderId, refundId: id }, now)
    return { id, amount, isRepeat: false }
  })
}

async function priceOf(tx: Transaction, order: OrderRow, amount: number | null, lines: RefundedLine[]) {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0)) throw invalid('the amount')
  if (lines.length === 0) {
    if (amount === null) throw invalid('the amount')
    return { amount, tax: null }
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw invalid('the lines')
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const ofOrder = rows.map((row) => ({ ...row, isGiftCard: row.kind === LINE_KIND.giftCard }))
  const price = priceOfLines(order, ofOrder, lines)
  if (!price || price.amount <= 0) throw invalid('the lines')
  if (amount === null) return price
  return { amount, tax: Math.round((price.tax * amount) / price.amount) }
}

/** What the gift cards that the order bought are worth: that money is theirs. */
async function onGiftCards(tx: Transaction, orderId: string): Promise<number> {
  const worth = sql<number>`coalesce(sum(${giftCards.bookValue}), 0)::int`
  const [sum] = await tx.select({ worth }).from(giftCards).where(eq(giftCards.orderId, orderId))
  return sum?.worth ?? 0
}

function invalid(what: string): DomainError {
  return new DomainError('invalidRequest', `${what} cannot be refunded`)
}
