import { and, eq, isNotNull } from 'drizzle-orm'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Throws `notRegistered` unless the card is the customer's own and still waits. */
export async function takeBackGiftCard(db: Database, customerId: number, code: string): Promise<void> {
  const taken = await db
    .update(giftCards)
    .set({ waitsFor: null, giftComment: '' })
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId), isNotNull(giftCards.waitsFor)))
    .returning({ code: giftCards.code })
  if (taken.length === 0) throw new DomainError('notRegistered', 'record not found')
}
