import { and, eq, ne } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { issueGiftCards } from '@/backend/services/gift-cards/issue-gift-cards'
import { creditPoints } from '@/backend/services/orders/credit-points'
import { dueOf } from '@/backend/services/orders/due-of'
import { enqueueJob } from '@/backend/services/orders/enqueue-job'
import { REVIEW_MS } from '@/backend/services/orders/step-order'
import { isActiveStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'

/**
 * Books a payment that the provider has taken, once, and issues the gift cards it bought; an amount without goods is
 * then complete. If the order no longer wants it — cancelled, expired, paid otherwise, another amount — the money goes
 * back by a job.
 */
export async function settleSuccess(
  tx: Transaction,
  paymentId: string,
  now: Date,
): Promise<'paid' | 'returned' | 'known'> {
  const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  if (!found) return 'known'
  // the order is locked before its payments, here as wherever both change
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update')
  const [payment] = await tx
    .update(payments)
    .set({ state: 'succeeded', settledAt: now })
    .where(and(eq(payments.id, paymentId), ne(payments.state, 'succeeded'), ne(payments.state, 'refunded')))
    .returning()
  if (!payment) return 'known'
  const { orderId, amount, currency, method, idempotencyKey } = payment
  if (!order || !isPayable(order.status) || dueOf(order) !== amount) {
    await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.id, paymentId))
    await enqueueJob(tx, { kind: 'refund', payload: { idempotencyKey, amount, currency } }, now)
    return 'returned'
  }
  await tx
    .update(orders)
    .set({
      status: order.selfCheckout
        ? ORDER_STATUS.completed
        : order.status === ORDER_STATUS.payment_review
          ? ORDER_STATUS.pending
          : order.status,
      paymentMethod: method,
      totalPaid: order.totalPaid + amount,
      allowPayNow: false,
      expiresAt: null,
      // an order of goods keeps the deadline that its completion set
      reviewUntil:
        order.selfCheckout && !order.relatedOrderId ? new Date(now.getTime() + REVIEW_MS) : order.reviewUntil,
      updatedAt: now,
    })
    .where(eq(orders.id, orderId))
  await tx
    .update(payments)
    .set({ state: 'canceled', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'pending')))
  await issueGiftCards(tx, order, now)
  if (order.selfCheckout) await creditPoints(tx, order, now)
  return 'paid'
}

/** Whether money for an order is still wanted: it is active, or its card is being charged. */
function isPayable(status: number): boolean {
  return isActiveStatus(status) || status === ORDER_STATUS.payment_review
}
