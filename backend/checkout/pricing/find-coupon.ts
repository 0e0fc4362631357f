import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export type CouponRow = typeof coupons.$inferSelect

export type CouponRejection = 'expired' | 'limit_reached' | 'held_by_order' | 'minimum_not_met'

interface FoundCoupon {
  coupon: CouponRow | null
  /** why the coupon with that code cannot be used; null when one can, and when none exists */
  rejection: CouponRejection | null
  /** the customer's own unpaid order that holds it, with `held_by_order` */
  heldBy: string | null
}

/** Finds a coupon by its code, in any case; the store's own takes precedence. An unknown code is no error. */
export async function findCoupon(
  db: Database,
  code: string | null,
  gid: number,
  customerId: number,
  now: Date,
): Promise<FoundCoupon> {
  if (!code?.trim()) return { coupon: null, rejection: null, heldBy: null }
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
  const rejections: FoundCoupon[] = []
  for (const coupon of candidates) {
    const none = { coupon: null, heldBy: null }
    if (coupon.endsAt <= now) rejections.push({ ...none, rejection: 'expired' })
    else if (await isUsedUp(db, coupon, customerId)) {
      const heldBy = await findHolder(db, coupon, customerId)
      rejections.push({ ...none, rejection: heldBy ? 'held_by_order' : 'limit_reached', heldBy })
    } else return { coupon, rejection: null, heldBy: null }
  }
  return rejections[0] ?? { coupon: null, rejection: null, heldBy: null }
}

/** The customer's order that holds a coupon while it waits for its online payment; null for none. */
async function findHolder(db: Database, { id }: CouponRow, customerId: number): Promise<string | null> {
  const [held] = await db
    .select({ orderId: couponRedemptions.orderId })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(
      and(
        eq(couponRedemptions.couponId, id),
        eq(couponRedemptions.customerId, customerId),
        eq(orders.status, ORDER_STATUS.pending),
        isNotNull(orders.expiresAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return held?.orderId ?? null
}

/** Whether the customer can use it no more, or nobody can. */
export async function isUsedUp(db: Database, coupon: CouponRow, customerId: number): Promise<boolean> {
  const { id, used, totalLimit, perCustomerLimit } = coupon
  if (totalLimit !== null && used >= totalLimit) return true
  if (perCustomerLimit === null) return false
  const [uses] = await db
    .select({ mine: count() })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, id), eq(couponRedemptions.customerId, customerId)))
  return Number(uses?.mine ?? 0) >= perCustomerLimit
}
