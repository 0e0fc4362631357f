import { and, eq, inArray } from 'drizzle-orm'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { BOOKMARK_TYPE, type BookmarkType } from '@/lib/domain/codes/account-codes'

/** The marketplace of all stores. Any other site is a store's own domain, which shows only that store. */
export const SHARED_SITE = 'shared'

/** The domain that restricts a list: the site of the session, else the requested one. */
export function listDomain(site: string, requested: string | undefined): string | undefined {
  return site === SHARED_SITE ? requested : site
}

/** Throws `notFound` if `origin` is another store's own domain: nobody pays a store on the site of another. */
export async function requireTillOnSite(db: Database, origin: string, gid: number): Promise<void> {
  const [owner] = await db
    .select({ gid: stores.gid })
    .from(stores)
    .where(eq(stores.domain, new URL(origin).hostname))
  if (owner && owner.gid !== gid) throw new DomainError('notFound', 'no such store on this site')
}

/** Throws `notRegistered` unless all bookmarked ids belong to the site's store. */
export async function requireBookmarksOnSite(
  db: Database,
  site: string,
  { type, ids }: { type: BookmarkType; ids: number[] },
): Promise<void> {
  if (site === SHARED_SITE) return
  const own = eq(stores.domain, site)
  const rows = await (type === BOOKMARK_TYPE.store
    ? db
        .select({ id: stores.gid })
        .from(stores)
        .where(and(inArray(stores.gid, ids), own))
    : type === BOOKMARK_TYPE.product
      ? db
          .select({ id: products.id })
          .from(products)
          .innerJoin(stores, eq(stores.gid, products.gid))
          .where(and(inArray(products.id, ids), own))
      : db
          .select({ id: deals.id })
          .from(deals)
          .innerJoin(stores, eq(stores.gid, deals.gid))
          .where(and(inArray(deals.id, ids), own)))
  if (rows.length < new Set(ids).size) throw notFound()
}

function notFound(): DomainError {
  return new DomainError('notRegistered', 'record not found')
}
