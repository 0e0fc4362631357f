import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { giftCards } from '@/backend/db/schema/ledgers'
import { stores } from '@/backend/db/schema/stores'
import { DomainError } from '@/backend/domain-error'
import { readCardStatement } from './read-card-statement'

/**
 * The transfers of the customer's own card since it is theirs, newest first; `pageSize` -1 returns all. Throws
 * `notRegistered`.
 */
export async function listGiftCardHistory(
  db: Database,
  customerId: number,
  code: string,
  page: number,
  pageSize: number,
) {
  const [card] = await db
    .select({ currency: giftCards.currency, timeZone: stores.timeZone, shownFrom: giftCards.shownFrom })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId)))
  if (!card) throw new DomainError('notRegistered', 'record not found')
  const statement = await readCardStatement(db, { ...card, code, customerId }, { page, pageSize })
  return { ...statement, currency: card.currency, timeZone: card.timeZone }
}
