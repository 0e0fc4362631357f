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

/** The same, with the coupons that are active at `now` and not used up, its own first. */
export async function readStore(
  db: Database,
  by: StoreName,
  now: Date,
): Promise<{ store: StoreRow; coupons: CouponRow[] }> {
  const store = await findStore(db, by)
  const running = await db
    .select()
    .from(coupons)
    .where(
      and(
        or(eq(coupons.gid, store.gid), isNull(coupons.gid)),
        isNull(coupons.retiredAt),
        lte(coupons.startsAt, now),
        gt(coupons.endsAt, now),
        or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit)),
      ),
    )
    .orderBy(asc(sql`${coupons.gid} is null`), coupons.id)
    .limit(MAX_COUPONS)
  return { store, coupons: running }
}

/** Lower case, without port and trailing dot. */
export function toHostName(domain: string): string {
  return withoutRoot(domain.trim().toLowerCase().replace(/:\d+$/, ''))
}
