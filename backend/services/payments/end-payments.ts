import { and, eq, ne, type SQL } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'
import type { OrderRow } from '@/backend/services/orders/state/order-row'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

/** Refunds the payments of an order, with a job per payment. */
export async function refundPayments(tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  const taken = await tx
    .update(payments)
    .set({ state: 'refunded', settledAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'succeeded')))
    .returning()
  for (const { idempotencyKey, amount, currency } of taken) {
    await enqueueJob(tx, { kind: 'refund', payload: { idempotencyKey, amount, currency } }, now)
  }
}

/** Closes the other open payments of an order that has been paid. */
export async function closePayments(tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  await close(tx, order.id, now)
}

/** Closes payments that are open on a provider's page; a card charge in progress is left to its own outcome. */
export async function closePages(tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  await close(tx, order.id, now, ne(payments.method, PAYMENT_METHOD.credit_card))
}

async function close(tx: Transaction, orderId: string, now: Date, which?: SQL): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'canceled', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'pending'), which))
}
