import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { giftCardEntries, giftCards } from '@/backend/db/schema/ledgers'
import { stores } from '@/backend/db/schema/stores'
import { Refusal } from '@/backend/refusal'

const MAX = 1000

/** The ledger of the customer's own card, newest first; `pageSize` -1 returns all. Throws `notRegistered`. */
export async function listGiftCardHistory(
  db: Database,
  customerId: number,
  code: string,
  page: number,
  pageSize: number,
) {
  const [card] = await db
    .select({ currency: giftCards.currency, timeZone: stores.timeZone })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId)))
  if (!card) throw new Refusal('notRegistered', 'record not found')
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const items = await db
    .select()
    .from(giftCardEntries)
    .where(eq(giftCardEntries.code, code))
    .orderBy(desc(giftCardEntries.createdAt), desc(giftCardEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(giftCardEntries).where(eq(giftCardEntries.code, code))
  return { items, total: Number(all?.total ?? 0), ...card }
}
