import { and, eq } from 'drizzle-orm'
import type { CallContext } from '@/backend/calls/endpoint'
import { stores } from '@/backend/catalogue/schema/stores'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { countWrong } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'

/** Throws `notRegistered` on a store's own site for an order of another store. */
export async function requireOrderOnSite(db: Database, site: string, id: string): Promise<void> {
  if (site === SHARED_SITE) return
  const own = and(eq(orders.id, id), eq(stores.domain, site))
  const rows = await db.select({ id: orders.id }).from(orders).innerJoin(stores, eq(stores.gid, orders.gid)).where(own)
  if (rows.length === 0) throw notFound()
}

/** Throws `notRegistered` on a store's own site for a gift card of another store. */
export async function requireGiftCardOnSite(db: Database, site: string, code: string): Promise<void> {
  if (site === SHARED_SITE) return
  const own = and(eq(giftCards.code, code), eq(stores.domain, site))
  const rows = await db
    .select({ code: giftCards.code })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(own)
  if (rows.length === 0) throw notFound()
}

function notFound(): DomainError {
  return new DomainError('notRegistered', 'record not found')
}

const WRONG_IDS: Limit = { name: 'orders-from', max: 60, seconds: 600 }

/**
 * Lets a visitor who has the link of an order read and pay it: ids are too long to be guessed. Throws `code` for an
 * unknown one, and `overLimit` after many of those from one address.
 */
export async function requireOrderOfLink(
  { db, limiter, caller }: CallContext,
  id: string,
  code: 'notRegistered' | 'notFound',
): Promise<void> {
  if ((await db.$count(orders, eq(orders.id, id))) > 0) return
  const wrong = new DomainError(code, 'record not found')
  throw await countWrong(limiter, WRONG_IDS, caller.address, wrong)
}
