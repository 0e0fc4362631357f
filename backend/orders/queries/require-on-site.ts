import { and, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Throws `notRegistered` for an order of another store than the site's. */
export async function requireOrderOnSite(db: Database, site: string, id: string): Promise<void> {
  if (site === SHARED_SITE) return
  const own = and(eq(orders.id, id), eq(stores.domain, site))
  const rows = await db.select({ id: orders.id }).from(orders).innerJoin(stores, eq(stores.gid, orders.gid)).where(own)
  if (rows.length === 0) throw notFound()
}

/** Throws `notRegistered` for a gift card of another store than the site's. */
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
