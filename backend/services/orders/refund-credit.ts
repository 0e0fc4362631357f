import { eq, sql } from 'drizzle-orm'
import { giftCardEntries, giftCards, pointsAccounts, pointsEntries } from '@/backend/db/schema/ledgers'
import { couponRedemptions, coupons, orders } from '@/backend/db/schema/orders'
import type { Transaction } from '@/backend/db/transaction'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/gift-card-entry'
import type { OrderRow } from './state/order-row'

/** Refunds the gift card and the points that paid for an order, with an entry in each ledger. */
export async function refundCredit(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.giftCardPayment > 0) {
    const balance = await creditGiftCard(tx, order)
    const { giftCardCode: code, giftCardPayment: delta, id: extra } = order
    await tx
      .insert(giftCardEntries)
      .values({ code, type: GIFT_CARD_ENTRY.refunded, extra, orderId: extra, delta, balance, createdAt: now })
  }
  if (order.pointsSpent > 0) {
    const balance = await creditPoints(tx, order.customerId, order.pointsSpent)
    const { customerId, pointsSpent: delta, id: orderId } = order
    await tx.insert(pointsEntries).values({ customerId, delta, balance, orderId, createdAt: now })
  }
}

/**
 * Deletes a failed order: restores its credit without ledger entries and makes its quote unspent again. Its attempt
 * remains.
 */
export async function eraseOrder(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.giftCardPayment > 0) {
    await creditGiftCard(tx, order)
    await tx.delete(giftCardEntries).where(eq(giftCardEntries.orderId, order.id))
  }
  if (order.pointsSpent > 0) {
    await creditPoints(tx, order.customerId, order.pointsSpent)
    await tx.delete(pointsEntries).where(eq(pointsEntries.orderId, order.id))
  }
  await tx.delete(orders).where(eq(orders.id, order.id))
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

async function creditGiftCard(tx: Transaction, { giftCardCode, giftCardPayment }: OrderRow): Promise<number> {
  const [card] = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${giftCardPayment}` })
    .where(eq(giftCards.code, giftCardCode))
    .returning({ balance: giftCards.balance })
  return card?.balance ?? 0
}

async function creditPoints(tx: Transaction, customerId: number, points: number): Promise<number> {
  const [account] = await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}` })
    .where(eq(pointsAccounts.customerId, customerId))
    .returning({ balance: pointsAccounts.balance })
  return account?.balance ?? 0
}
