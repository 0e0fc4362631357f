import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { withoutRoot } from '@/lib/domain/site/host-name'
import type { StoreRow } from './list-stores'

const MAX_COUPONS = 10

export type CouponRow = typeof coupons.$inferSelect

interface StoreName {
  gid?: number | undefined
  domain?: string | undefined
}

/** Throws `notFound`. */
export async function findStore(db: Database, by: StoreName): Promise<StoreRow> {
  const where = by.gid === undefined ? eq(stores.domain, toHostName(by.domain ?? '')) : eq(stores.gid, by.gid)
  const [store] = await db.select().from(stores).where(where)
  if (!store) throw new DomainError('notFound', 'no such store')
  return store
}

/** Reads a store with the coupons that are active at `now` and not used up, its own first. Throws `notFound`. */
export async function readStore(
  db: Database,
  by: StoreName,
  now: Date,
): Promise<{ store: StoreRow; coupons: CouponRow[] }> {
  const store = await findStore(db, by)
  return { store, coupons: await runningCoupons(db, store.gid, now) }
}

/** The coupons that anybody can use at a store at `now`, its own first. */
export async function runningCoupons(db: Database, gid: number, now: Date): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(
      and(
        or(eq(coupons.gid, gid), isNull(coupons.gid)),
        isNull(coupons.retiredAt),
        lte(coupons.startsAt, now),
        gt(coupons.endsAt, now),
        or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit)),
      ),
    )
    .orderBy(asc(sql`${coupons.gid} is null`), coupons.id)
    .limit(MAX_COUPONS)
}

/** Lower case, without port and trailing dot. */
export function toHostName(domain: string): string {
  return withoutRoot(domain.trim().toLowerCase().replace(/:\d+$/, ''))
}

/** The store of a scanned code, which is its id, its URL key, or a URL that ends in either. Throws `notFound`. */
export async function findStoreByCode(db: Database, params: Record<string, string>): Promise<StoreRow> {
  for (const value of Object.values(params)) {
    const last = value.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
    if (last === '' || last.length > 100) continue
    const byId = /^\d{1,9}$/.test(last) ? eq(stores.gid, Number(last)) : undefined
    const [store] = await db
      .select()
      .from(stores)
      .where(or(byId, eq(stores.urlKey, last)))
      .limit(1)
    if (store) return store
  }
  throw new DomainError('notFound', 'no store matches the code')
}
