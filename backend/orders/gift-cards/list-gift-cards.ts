import { and, count, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { toHostName } from '@/backend/catalogue/stores/read-store'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'

const MAX = 1000

export interface GiftCardQuery {
  customerId: number
  code?: string | undefined
  domain?: string | undefined
  usable: boolean
  page: number
  /** -1 for all, at most 1000 */
  pageSize: number
}

export async function listGiftCards(db: Database, query: GiftCardQuery, now: Date) {
  const { customerId, code, domain, usable, page, pageSize } = query
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const parts: (SQL | undefined)[] = [eq(giftCards.customerId, customerId)]
  if (code !== undefined) parts.push(eq(giftCards.code, code))
  if (domain) parts.push(eq(stores.domain, toHostName(domain)))
  if (usable) {
    const isValid = or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now))
    parts.push(gt(giftCards.balance, 0), isNull(giftCards.waitsFor), isValid)
  }
  const where = and(...parts)
  const items = await db
    .select({ card: giftCards, store: stores })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(where)
    .orderBy(desc(giftCards.purchasedAt), giftCards.code)
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(where)
  return { items, total: Number(all?.total ?? 0) }
}
