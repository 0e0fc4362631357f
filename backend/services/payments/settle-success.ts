import { and, eq, ne } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'
import { amountDue } from '@/backend/services/orders/state/amount-due'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import { canMove, paymentEvent } from '@/backend/services/orders/state/transitions'

/**
 * Records a successful payment once and issues the gift cards it bought; an amount without goods is then complete. If
 * the order can no longer accept it — cancelled, expired, paid otherwise, another amount — a job refunds it.
 */
export async function settleSuccess(
  tx: Transaction,
  paymentId: string,
  now: Date,
): Promise<'paid' | 'returned' | 'known'> {
  const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  if (!found) return 'known'
  // orders are always locked before their payments, to avoid deadlocks
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update')
  const [payment] = await tx
    .update(payments)
    .set({ state: 'succeeded', settledAt: now })
    .where(and(eq(payments.id, paymentId), ne(payments.state, 'succeeded'), ne(payments.state, 'refunded')))
    .returning()
  if (!payment) return 'known'
  const { amount, currency, method, idempotencyKey } = payment
  const event = order && paymentEvent(order)
  if (!order || !event || !canMove(order, event, now) || amountDue(order) !== amount) {
    await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.id, paymentId))
    await enqueueJob(tx, { kind: 'refund', payload: { idempotencyKey, amount, currency } }, now)
    return 'returned'
  }
  await moveOrder(tx, order, event, now, { paymentMethod: method, totalPaid: order.totalPaid + amount })
  return 'paid'
}
