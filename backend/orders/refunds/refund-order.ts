import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { type BoughtCard, readBoughtCards, voidCard } from '@/backend/orders/gift-cards/bought-cards'
import { REFUND_MAIL } from '@/backend/orders/notifications/message-kinds'
import { orderRefunds, type RefundedLine } from '@/backend/orders/schema/order-refunds'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import { splitParts } from '@/backend/orders/taxes/split-taxes'
import { sumOfParts } from '@/backend/orders/taxes/tax-parts'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { bookRefund } from './book-refund'
import { chooseCards, priceLines, requireNotRefunded } from './lines-to-refund'

interface OrderRefund {
  /** the caller's idempotency key */
  key: string
  /** minor units; null for what the lines cost; `rest` for all that is not on gift cards which the order bought */
  amount: number | 'rest' | null
  reason: string
  /** their gift cards are voided */
  lines: RefundedLine[]
}

interface Refunded {
  id: string
  /** minor units */
  amount: number
  /** whether the key had refunded it before */
  isRepeat: boolean
}

/**
 * Refunds an order without changing its status. Throws `notFound`, `invalidRequest` (no amount, unknown lines), and
 * `conflict` for an order not paid, more than is left, gift cards that were used or given away, and a key used for
 * another amount.
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
    const cards = await readBoughtCards(tx, orderId)
    const left = order.totalPaid - order.refunded - worthOf(cards)
    const rest = { amount: done?.amount ?? left, taxes: null, giftCards: [] }
    const { lines: wanted } = input
    const isDone = input.amount === null && wanted.length > 0 && isDeepStrictEqual(done?.lines, wanted)
    const price = input.amount === 'rest' || isDone ? rest : await priceOf(tx, order, input.amount, input.lines)
    const { amount, taxes } = price
    if (done && done.amount !== amount)
      throw new DomainError('conflict', 'the key belongs to a refund of another amount')
    if (done) return { id: done.id, amount, isRepeat: true }
    if (amountDue(order) > 0) throw new DomainError('conflict', 'the order is not paid')
    await requireNotRefunded(tx, orderId, input.lines)
    const ended = chooseCards(cards, order.customerId, price.giftCards)
    const giftCards = worthOf(ended)
    if (amount <= 0 || amount - giftCards > left) throw tooMuch(order, amount)
    for (const card of ended) await voidCard(tx, orderId, card, now)
    const { key, reason, lines } = input
    const id = await bookRefund(tx, order, { key, amount, reason, lines, giftCards, ...(taxes && { taxes }) }, now)
    await queueMessage(tx, REFUND_MAIL, { orderId, refundId: id }, now)
    return { id, amount, isRepeat: false }
  })
}

async function priceOf(tx: Transaction, order: OrderRow, amount: number | null, lines: RefundedLine[]) {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0)) throw invalidAmount()
  if (lines.length === 0) {
    if (amount === null) throw invalidAmount()
    return { amount, taxes: null, giftCards: [] }
  }
  const price = await priceLines(tx, order, lines)
  if (amount === null || amount === price.amount) return price
  if (price.giftCards.length > 0) throw new DomainError('invalidRequest', 'gift cards are refunded whole')
  const tax = Math.round((sumOfParts(price.taxes) * amount) / price.amount)
  return { ...price, amount, taxes: splitParts(tax, price.taxes) }
}

/** The value of gift cards, in minor units, which only refunds of their lines return. */
function worthOf(cards: readonly BoughtCard[]): number {
  return cards.reduce((sum, { bookValue, voided }) => sum + bookValue - voided, 0)
}

function tooMuch({ totalPaid, refunded }: OrderRow, amount: number): DomainError {
  const isOnCards = totalPaid > refunded && amount <= totalPaid - refunded
  return new DomainError(
    'conflict',
    isOnCards
      ? 'what is left is on gift cards that the order bought: refund their lines'
      : 'more than is left of what was paid',
  )
}

function invalidAmount(): DomainError {
  return new DomainError('invalidRequest', 'the amount cannot be refunded')
}
