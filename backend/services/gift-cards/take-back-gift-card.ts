import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { giftCards } from '@/backend/db/schema/ledgers'
import { DomainError } from '@/backend/domain-error'

/** Throws `notRegistered` unless the card is the customer's own and still waits. */
export async function takeBackGiftCard(db: Database, customerId: number, code: string): Promise<void> {
  const taken = await db
    .update(giftCards)
    .set({ waitsFor: null, giftComment: '' })
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId), isNotNull(giftCards.waitsFor)))
    .returning({ code: giftCards.code })
  if (taken.length === 0) throw new DomainError('notRegistered', 'record not found')
}
