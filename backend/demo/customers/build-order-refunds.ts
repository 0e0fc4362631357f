import type { orderRefunds } from '@/backend/db/schema/order-refunds'
import type { OrderHistory } from './build-orders'

/** What went back of the orders that were cancelled: all of it, the way it was paid. */
export function buildOrderRefunds({ orders }: OrderHistory): (typeof orderRefunds.$inferInsert)[] {
  return orders
    .filter(({ refunded = 0 }) => refunded > 0)
    .map(({ id: orderId, refunded: amount = 0, tax, updatedAt: createdAt, ...order }) => {
      const { giftCardPayment: byGiftCard = 0, pointsPayment: byPoints = 0, giftCardCode, pointsSpent: points } = order
      const ways = { byProvider: amount - byGiftCard - byPoints, byGiftCard, byPoints }
      return { id: `ref_${orderId}`, orderId, key: 'ended', amount, tax, ...ways, giftCardCode, points, createdAt }
    })
}
