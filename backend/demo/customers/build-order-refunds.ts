import type { orderRefunds } from '@/backend/orders/schema/order-refunds'
import type { refunds } from '@/backend/orders/schema/payments'
import { sumOfParts, taxesOfOrder } from '@/backend/orders/taxes/tax-parts'
import type { OrderHistory } from './build-orders'

/** The full refunds of cancelled orders, in the ways they were paid. */
export function buildOrderRefunds({ orders }: OrderHistory): (typeof orderRefunds.$inferInsert)[] {
  return orders
    .filter(({ refunded = 0 }) => refunded > 0)
    .map(({ id: orderId, refunded: amount = 0, updatedAt: createdAt, appliedTaxes = [], ...order }) => {
      const { giftCardPayment: byGiftCard = 0, pointsPayment: byPoints = 0, giftCardCode, pointsSpent: points } = order
      const ways = { byProvider: amount - byGiftCard - byPoints, byGiftCard, byPoints }
      const taxes = taxesOfOrder({ taxes: order.taxes, appliedTaxes })
      const shares = { tax: sumOfParts(taxes), taxes, ...ways, giftCardCode, points }
      return { id: idOf(orderId), orderId, key: 'ended', amount, ...shares, createdAt }
    })
}

export function buildRefunds({ payments }: OrderHistory): (typeof refunds.$inferInsert)[] {
  return payments.flatMap(({ id: paymentId, orderId, refunded: amount = 0, currency, createdAt = new Date(0) }) =>
    amount > 0 && orderId
      ? [
          {
            ...{ id: `back_${paymentId}`, paymentId, amount, currency, orderRefundId: idOf(orderId) },
            ...{ state: 'done' as const, createdAt, settledAt: createdAt },
          },
        ]
      : [],
  )
}

function idOf(orderId: string): string {
  return `ref_${orderId}`
}
