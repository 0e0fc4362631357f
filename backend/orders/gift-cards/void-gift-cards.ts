import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isUntouched, readBoughtCards, voidCard } from './bought-cards'

/** Throws `conflict` when one was used or given away. The caller must have locked the order. */
export async function voidGiftCards(
  tx: Transaction,
  order: { id: string; customerId: number },
  now: Date,
): Promise<void> {
  for (const card of await readBoughtCards(tx, order.id)) {
    if (card.voided === card.bookValue) continue
    if (!isUntouched(card, order.customerId))
      throw new DomainError('conflict', 'a gift card of the order has been used or given away')
    await voidCard(tx, order.id, card, now)
  }
}
