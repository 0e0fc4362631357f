import { and, asc, count, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { couponRedemptions, coupons } from '@/backend/db/schema/coupons'

export type CouponRow = typeof coupons.$inferSelect

/** Why an existing coupon does not apply. */
export type CouponRefusal = 'expired' | 'limit_reached' | 'minimum_not_met'

export interface FoundCoupon {
  /** null when none can be used */
  coupon: CouponRow | null
  /** why the coupon with that code cannot be used; null when one can, and when none exists */
  refusal: CouponRefusal | null
}

/**
 * The coupon with that code, case-insensitive, that this customer can use at this store at `now`; the store's own
 * takes precedence. An unknown code is not an error: nothing is deducted.
 */
export async function findCoupon(
  db: Database,
  code: string | null,
  gid: number,
  customerId: number,
  now: Date,
): Promise<FoundCoupon> {
  if (!code?.trim()) return { coupon: null, refusal: null }
  const candidates = await db
    .select()
    .from(coupons)
    .where(
      and(
        sql`lower(${coupons.code}) = lower(${code.trim()})`,
        or(eq(coupons.gid, gid), isNull(coupons.gid)),
        lte(coupons.startsAt, now),
        isNull(coupons.retiredAt),
      ),
    )
    .orderBy(asc(sql`${coupons.gid} is null`))
  const refusals: CouponRefusal[] = []
  for (const coupon of candidates) {
    const refusal = coupon.endsAt <= now ? 'expired' : (await isUsedUp(db, coupon, customerId)) ? 'limit_reached' : null
    if (!refusal) return { coupon, refusal }
    refusals.push(refusal)
  }
  return { coupon: null, refusal: refusals[0] ?? null }
}

/** Whether a coupon has reached its total limit, or its limit for this customer. */
async function isUsedUp(db: Database, coupon: CouponRow, customerId: number): Promise<boolean> {
  const { id, used, totalLimit, perCustomerLimit } = coupon
  if (totalLimit !== null && used >= totalLimit) return true
  if (perCustomerLimit === null) return false
  const [uses] = await db
    .select({ mine: count() })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, id), eq(couponRedemptions.customerId, customerId)))
  return Number(uses?.mine ?? 0) >= perCustomerLimit
}
