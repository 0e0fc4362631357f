import { and, eq, ne, sql } from 'drizzle-orm'
import { orderLines, orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { enqueueJob } from './enqueue-job'
import { type OrderRow, releaseOrder } from './release-order'

/**
 * Ends an order whose row the caller has locked: it is cancelled, all it held given back, open payments closed, taken money
 * returned by a job; what was paid for its surcharge as well.
 */
export async function endOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const [payer] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.relatedOrderId, order.id), ne(orders.status, ORDER_STATUS.canceled)))
    .for('update')
  if (payer) await endOrder(tx, payer, now)
  const taken = await tx
    .update(payments)
    .set({ state: 'refunded', settledAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'succeeded')))
    .returning()
  await tx
    .update(payments)
    .set({ state: 'canceled', settledAt: now })
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.state, 'pending'),
        ne(payments.method, PAYMENT_METHOD.credit_card),
      ),
    )
  for (const { idempotencyKey, amount, currency } of taken) {
    await enqueueJob(tx, { kind: 'refund', payload: { idempotencyKey, amount, currency } }, now)
  }
  await releaseOrder(tx, order, now)
  await tx
    .update(orders)
    .set({
      status: ORDER_STATUS.canceled,
      refunded: sql`${orders.totalPaid}`,
      allowPayNow: false,
      expiresAt: null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
  const lines = await tx.select({ dealId: orderLines.dealId }).from(orderLines).where(eq(orderLines.orderId, order.id))
  const dealIds = lines.flatMap((line) => line.dealId ?? [])
  const hasMenu = dealIds.length < lines.length
  if (hasMenu || dealIds.length > 0)
    await enqueueJob(tx, { kind: 'catalogue_changed', payload: { gid: order.gid, dealIds } }, now)
}
