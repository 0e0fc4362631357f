import { eq, sql } from 'drizzle-orm'
import { couponRedemptions, coupons } from '@/backend/db/schema/coupons'
import { giftCards, pointsAccounts } from '@/backend/db/schema/ledgers'
import type { Transaction } from '@/backend/db/transaction'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'
import { POINTS } from '@/backend/services/ledger/transfer-kinds'
import type { OrderRow } from './state/order-row'

/** Restores the gift card and the points that paid for an order. */
export async function refundCredit(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.giftCardPayment > 0) await restoreGiftCard(tx, order, now)
  if (order.pointsSpent > 0) await restorePoints(tx, order, now)
}

async function restoreGiftCard(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, giftCardCode: giftCard, giftCardPayment: amount, currency } = order
  await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${amount}` })
    .where(eq(giftCards.code, giftCard))
  await bookTransfer(tx, { kind: 'card_restored', amount, currency, orderId, giftCard }, now)
}

async function restorePoints(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, customerId, pointsSpent, pointsPayment, currency } = order
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${pointsSpent}` })
    .where(eq(pointsAccounts.customerId, customerId))
  const restored = { kind: 'points_restored', orderId, customerId } as const
  await bookTransfer(tx, { ...restored, amount: pointsSpent, currency: POINTS }, now)
  await bookTransfer(tx, { ...restored, amount: pointsPayment, currency }, now)
}

/** Releases the coupon use of an order. */
export async function releaseCoupon(tx: Transaction, { id: orderId }: Pick<OrderRow, 'id'>): Promise<void> {
  const [used] = await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)).returning()
  if (!used) return
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, used.couponId))
}
