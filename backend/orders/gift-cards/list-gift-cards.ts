import { and, count, desc, eq, gt, gte, isNull, or, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { toHostName } from '@/backend/catalogue/stores/read-store'
import { readStatement } from '@/backend/orders/ledger/read-statement'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

const MAX = 1000

interface GiftCardQuery {
  customerId: number
  code?: string | undefined
  domain?: string | undefined
  usable: boolean
  page: number
  /** -1 for all, at most 1000 */
  pageSize: number
}

/** A page of a customer's gift cards, the latest purchase first. */
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

/** The history of a customer's own gift card, newest first; `pageSize` -1 returns all. Throws `notRegistered`. */
export async function listGiftCardHistory(
  db: Database,
  customerId: number,
  code: string,
  page: number,
  pageSize: number,
) {
  const [card] = await db
    .select({
      currency: giftCards.currency,
      timeZone: stores.timeZone,
      shownFrom: giftCards.shownFrom,
      forfeited: giftCards.forfeited,
    })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId)))
  if (!card) throw new DomainError('notRegistered', 'record not found')
  const statement = await readCardStatement(db, { ...card, code, customerId }, { page, pageSize })
  return { ...statement, currency: card.currency, timeZone: card.timeZone, isForfeited: card.forfeited !== null }
}

type Card = Pick<typeof giftCards.$inferSelect, 'code' | 'customerId' | 'shownFrom'>

/** The transfers of a gift card since it belongs to its owner: earlier ones are the giver's. */
export function readCardStatement(
  db: Database,
  { code, customerId: ownerId, shownFrom }: Card,
  page: { page: number; pageSize: number },
) {
  const isLater = shownFrom === null ? undefined : gte(transfers.id, shownFrom)
  return readStatement(db, 'gift_card', and(eq(transfers.giftCard, code), isLater), { ownerId, ...page })
}
