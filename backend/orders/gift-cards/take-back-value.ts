import { and, eq, isNull, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { readBoughtCards } from './bought-cards'

/**
 * Takes back what gift cards are worth whose money somebody has returned at the provider: the order must keep what the
 * cards that it bought were issued for. Only cards that are still the buyer's give, as far as they hold something. Returns
 * false when that is not all: the rest waits for people. The caller must have locked the order.
 */
export async function takeBackValue(
  tx: Transaction,
  order: { id: string; customerId: number },
  /** just returned, in minor units */
  returned: number,
  now: Date,
): Promise<boolean> {
  const cards = await readBoughtCards(tx, order.id)
  const [paid] = await tx
    .select({ kept: sql<number>`${orders.totalPaid} - ${orders.refunded}` })
    .from(orders)
    .where(eq(orders.id, order.id))
  const worth = cards.reduce((sum, { bookValue, voided }) => sum + bookValue - voided, 0)
  let missing = Math.min(returned, worth - Number(paid?.kept ?? 0))
  for (const { code, balance, currency } of cards) {
    const amount = Math.min(missing, balance)
    if (amount <= 0) continue
    const [card] = await tx
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${amount}` })
      .where(and(eq(giftCards.code, code), eq(giftCards.customerId, order.customerId), isNull(giftCards.waitsFor)))
      .returning({ code: giftCards.code })
    if (!card) continue
    await bookTransfer(tx, { kind: 'card_voided', amount, currency, orderId: order.id, giftCard: code }, now)
    missing -= amount
  }
  return missing <= 0
}
