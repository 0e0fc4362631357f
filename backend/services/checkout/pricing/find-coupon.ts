import { and, asc, count, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { couponRedemptions, coupons } from '@/backend/db/schema/orders'

export type CouponRow = typeof coupons.$inferSelect

/** The coupon of that code that this customer can still use at this store at `now`, or null: not an error. */
export async function findCoupon(
  db: Database,
  code: string | null,
  gid: number,
  customerId: number,
  now: Date,
): Promise<CouponRow | null> {
  if (!code?.trim()) return null
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(
      and(
        sql`lower(${coupons.code}) = lower(${code.trim()})`,
        or(eq(coupons.gid, gid), isNull(coupons.gid)),
        lte(coupons.startsAt, now),
        gt(coupons.endsAt, now),
        or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit)),
      ),
    )
    .orderBy(asc(sql`${coupons.gid} is null`))
    .limit(1)
  if (!coupon || coupon.perCustomerLimit === null) return coupon ?? null
  const [uses] = await db
    .select({ mine: count() })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, coupon.id), eq(couponRedemptions.customerId, customerId)))
  return Number(uses?.mine ?? 0) < coupon.perCustomerLimit ? coupon : null
}
