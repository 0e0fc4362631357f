import { and, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
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
