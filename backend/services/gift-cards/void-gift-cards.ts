import { and, eq, gt } from 'drizzle-orm'
import { giftCards } from '@/backend/db/schema/ledgers'
import type { Transaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'

/** Throws `conflict` when one was used or transferred. The caller must have locked the order. */
export async function voidGiftCards(
  tx: Transaction,
  order: { id: string; customerId: number },
  now: Date,
): Promise<void> {
  const bought = await tx
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(eq(giftCards.orderId, order.id))
    .orderBy(giftCards.code)
  for (const { code } of bought) {
    const isWhole = and(eq(giftCards.balance, giftCards.bookValue), gt(giftCards.balance, 0))
    const [card] = await tx
      .update(giftCards)
      .set({ balance: 0, waitsFor: null, giftComment: '' })
      .where(and(eq(giftCards.code, code), eq(giftCards.customerId, order.customerId), isWhole))
      .returning({ amount: giftCards.bookValue, currency: giftCards.currency })
    if (!card) throw new DomainError('conflict', 'a gift card of the order has been used')
    await bookTransfer(tx, { kind: 'card_voided', ...card, orderId: order.id, giftCard: code }, now)
  }
}
