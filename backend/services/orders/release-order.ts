import { and, eq, sql } from 'drizzle-orm'
import { giftCardEntries, giftCards, pointsAccounts, pointsEntries } from '@/backend/db/schema/customers'
import { couponRedemptions, coupons, orderLines, orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { takeBackGiftCards } from '@/backend/services/gift-cards/take-back-gift-cards'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/gift-card-entry'
import { giveBackStock } from './hold-stock'

export type OrderRow = typeof orders.$inferSelect

/**
 * Gives back stock, coupon, gift card and points of an order that its caller has just ended, with ledger rows, and
 * takes back the gift cards that it bought. Throws `conflict` when one of those has been used.
 */
export async function releaseOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await giveBackStock(tx, await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)))
  await giveBackCoupon(tx, order.id)
  await takeBackGiftCards(tx, order, now)
  if (order.giftCardPayment > 0) {
    const balance = await creditGiftCard(tx, order)
    const { giftCardCode: code, giftCardPayment: delta, id: extra } = order
    await tx
      .insert(giftCardEntries)
      .values({ code, type: GIFT_CARD_ENTRY.refunded, extra, delta, balance, createdAt: now })
  }
  if (order.pointsSpent > 0) {
    const balance = await creditPoints(tx, order.customerId, order.pointsSpent)
    const { customerId, pointsSpent: delta, id: orderId } = order
    await tx.insert(pointsEntries).values({ customerId, delta, balance, orderId, createdAt: now })
  }
}

/** Undoes an order that never came to be: as `releaseOrder`, and no trace of it is left. Its quote is unspent again. */
export async function undoOrder(tx: Transaction, order: OrderRow): Promise<void> {
  await giveBackStock(tx, await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)))
  await giveBackCoupon(tx, order.id)
  if (order.giftCardPayment > 0) {
    await creditGiftCard(tx, order)
    await tx
      .delete(giftCardEntries)
      .where(and(eq(giftCardEntries.code, order.giftCardCode), eq(giftCardEntries.extra, order.id)))
  }
  if (order.pointsSpent > 0) {
    await creditPoints(tx, order.customerId, order.pointsSpent)
    await tx.delete(pointsEntries).where(eq(pointsEntries.orderId, order.id))
  }
  await tx.delete(payments).where(eq(payments.orderId, order.id))
  await tx.delete(orders).where(eq(orders.id, order.id))
}

async function giveBackCoupon(tx: Transaction, orderId: string): Promise<void> {
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
