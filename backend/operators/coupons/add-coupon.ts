import { and, eq, isNull, sql } from 'drizzle-orm'
import { COUPON_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { allocateIds } from '@/backend/catalogue-files/plan/allocate-ids'
import { lockImports } from '@/backend/catalogue-files/plan/lock-imports'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Coupon } from './store-coupons'

type NewCoupon = Omit<Coupon, 'id' | 'used' | 'retiredAt'>

/**
 * Adds a coupon and purges the pages that show it. As in an import, one that was taken out before is the same one again,
 * with its uses. Throws `conflict` for a code that the store, or the marketplace, has.
 */
export async function addCoupon(db: Database, coupon: NewCoupon, now: Date): Promise<Coupon> {
  return inTransaction(db, async (tx) => {
    await lockImports(tx)
    const { gid, code, totalLimit } = coupon
    const isOfOwner = gid === null ? isNull(coupons.gid) : eq(coupons.gid, gid)
    const [before] = await tx
      .select()
      .from(coupons)
      .where(and(sql`lower(${coupons.code}) = lower(${code})`, isOfOwner))
      .for('update')
    if (before && before.retiredAt === null) throw new DomainError('conflict', 'there is a coupon of this code')
    const { id, used } = before ?? { id: (await allocateIds(tx))('coupon'), used: 0 }
    const limit = totalLimit === null ? null : Math.max(totalLimit, used)
    const row = { ...coupon, id, used, totalLimit: limit, retiredAt: null }
    await tx.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.id, set: row })
    await publishChange(tx, { tags: tagsOf({ shown: COUPON_COLUMNS, set: COUPON_COLUMNS, gid }) }, now)
    return row
  })
}
