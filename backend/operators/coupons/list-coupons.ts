import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Actor } from '@/backend/operators/abilities'
import type { Database } from '@/backend/platform/db/database'

const MAX = 500

/** Those of a store, or of all in reach with those that are valid at every store: at most 500, by store and code. */
export async function listCoupons(db: Database, { gids }: Actor, gid: number | null) {
  const inReach = gids === null ? undefined : or(isNull(coupons.gid), inArray(coupons.gid, [...gids]))
  return db
    .select({ coupon: coupons, store: { key: stores.urlKey, currency: stores.currency } })
    .from(coupons)
    .leftJoin(stores, eq(stores.gid, coupons.gid))
    .where(and(gid === null ? inReach : eq(coupons.gid, gid), isNull(coupons.retiredAt)))
    .orderBy(asc(stores.urlKey), asc(coupons.code))
    .limit(MAX)
}
