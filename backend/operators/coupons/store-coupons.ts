import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { COUPON_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Actor } from '@/backend/operators/access/abilities'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Localised } from '@/lib/domain/languages/languages'

const MAX = 500

/** Lists at most 500 coupons of a store, or of all stores in reach and the marketplace, by store and code. */
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

export type Coupon = typeof coupons.$inferSelect

/** Missing fields stay unchanged. */
export type CouponChange = Partial<
  Pick<Coupon, 'kind' | 'value' | 'minSubtotal' | 'startsAt' | 'endsAt' | 'perCustomerLimit' | 'totalLimit'>
> & { title?: Partial<Localised> }

interface CouponName {
  /** case-insensitive */
  code: string
  /** null: valid at every store */
  gid: number | null
}

/**
 * Changes a coupon for later quotes; placed orders keep their deduction. A total limit below the uses becomes their
 * number. Purges the pages that show the coupon. Throws `notFound`, and `invalidRequest` if it would end before its start.
 */
export async function changeCoupon(
  db: Database,
  { code, gid }: CouponName,
  { title, ...change }: CouponChange,
  now: Date,
): Promise<Coupon> {
  return inTransaction(db, async (tx) => {
    const which = and(
      sql`lower(${coupons.code}) = lower(${code})`,
      gid === null ? isNull(coupons.gid) : eq(coupons.gid, gid),
      isNull(coupons.retiredAt),
    )
    const [before] = await tx.select().from(coupons).where(which).for('update')
    if (!before) throw new DomainError('notFound', 'no such coupon')
    const set = { ...change, title: { ...before.title, ...title } }
    const { startsAt = before.startsAt, endsAt = before.endsAt, totalLimit } = set
    if (startsAt >= endsAt) throw new DomainError('invalidRequest', 'a coupon ends after its start')
    if (typeof totalLimit === 'number') set.totalLimit = Math.max(totalLimit, before.used)
    await tx.update(coupons).set(set).where(eq(coupons.id, before.id))
    await publishChange(tx, { tags: tagsOf({ shown: COUPON_COLUMNS, set, gid }) }, now)
    return { ...before, ...set }
  })
}
