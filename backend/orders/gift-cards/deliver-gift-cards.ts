import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { customers } from '@/backend/customers/schema/customers'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { inTransaction } from '@/backend/platform/db/transaction'
import type { Language } from '@/lib/domain/languages/languages'
import { handOverGiftCard } from './hand-over-gift-card'

/** Hands over the cards that wait for the address that a customer has confirmed, if it is still theirs. */
export async function deliverGiftCards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { customerId, language }: { customerId: number; language: Language },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await tx
      .select({ giver: giftCards.customerId })
      .from(giftCards)
      .innerJoin(customers, eq(customers.email, giftCards.waitsFor))
      .where(eq(customers.id, customerId))
    if (waiting.length === 0) return
    const locked = await lockCustomers(tx, [customerId, ...waiting.map(({ giver }) => giver)])
    const receiver = locked.find(({ id }) => id === customerId)
    if (!receiver?.emailConfirmedAt) return
    const isGiven = inArray(
      giftCards.customerId,
      locked.map(({ id }) => id),
    )
    const cards = await tx
      .select()
      .from(giftCards)
      .where(and(eq(giftCards.waitsFor, receiver.email), isGiven))
      .orderBy(giftCards.code)
      .for('update')
    for (const card of cards) {
      await handOverGiftCard(tx, card, { receiverId: customerId, comment: card.giftComment, language }, now())
    }
  })
}
