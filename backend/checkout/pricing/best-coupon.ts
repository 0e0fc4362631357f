import { type CouponRow, runningCoupons } from '@/backend/catalogue/stores/read-store'
import type { Database } from '@/backend/platform/db/database'
import { couponValue } from '@/backend/pricing/price-quote'
import { isUsedUp } from './find-coupon'
import { goodsAfterDiscounts, type PricedCart } from './price-cart'

export interface BestCoupon {
  coupon: CouponRow
  /** minor units that it would take off */
  discount: number
}

/** The public coupon that takes most off a cart without one; null where none applies. */
export async function findBestCoupon(
  db: Database,
  { store, lines, pay, totals, coupon: applied }: PricedCart,
  customerId: number,
  now: Date,
): Promise<BestCoupon | null> {
  if (applied || pay) return null
  const goods = goodsAfterDiscounts(totals, lines)
  const valued = (await runningCoupons(db, store.gid, now))
    .map((coupon) => ({ coupon, discount: Math.min(goods, couponValue(coupon, goods)) }))
    .filter(({ discount }) => discount > 0)
    .toSorted((one, other) => other.discount - one.discount)
  for (const best of valued) if (!(await isUsedUp(db, best.coupon, customerId))) return best
  return null
}
