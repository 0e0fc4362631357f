import { and, asc, eq } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/**
 * Ends a gift card for good: what was left on it is the store's again. Nothing is refunded; a refund of the order line
 * that bought it still can be. Returns the minor units, or null if it was ended before. Throws `notFound`.
 */
export async function forfeitGiftCard(db: Database, code: string, now: Date): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select({ orderId: giftCards.orderId }).from(giftCards).where(eq(giftCards.code, code))
    // as in refunds: an order before the cards that it bought
    if (known?.orderId)
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, known.orderId)).for('update')
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.code, code)).for('update')
    if (!card) throw new DomainError('notFound', 'no such gift card')
    if (card.forfeited !== null) return null
    const { balance: amount, currency } = card
    const ended = { balance: 0, forfeited: amount, waitsFor: null, giftComment: '' }
    await tx.update(giftCards).set(ended).where(eq(giftCards.code, code))
    const orderId = await orderOf(tx, code)
    await bookTransfer(tx, { kind: 'card_voided', amount, currency, orderId, giftCard: code }, now)
    return amount
  })
}

/** The order that put value on the card first, in whose sales it is counted. */
async function orderOf(tx: Transaction, code: string): Promise<string | null> {
  const [first] = await tx
    .select({ id: orders.id })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(transfers.giftCard, code), eq(transfers.credit, 'gift_card')))
    .orderBy(asc(transfers.id))
    .limit(1)
  return first?.id ?? null
}
