import { eq, sql } from 'drizzle-orm'
import { couponRedemptions, coupons } from '@/backend/db/schema/coupons'
import type { Transaction } from '@/backend/db/transaction'
import type { OrderRow } from './state/order-row'

/** Releases the coupon use of an order. */
export async function releaseCoupon(tx: Transaction, { id: orderId }: Pick<OrderRow, 'id'>): Promise<void> {
  const [used] = await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)).returning()
  if (!used) return
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, used.couponId))
}
