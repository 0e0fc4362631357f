import { and, eq, sql } from 'drizzle-orm'
import { payments, refunds } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { randomId } from '@/backend/services/checkout/order/random-id'

/**
 * Requests a refund of a captured attempt; the worker sends it. Throws when the sum would be larger than what was
 * taken, so that the caller's transaction rolls back.
 */
export async function requestRefund(tx: Transaction, paymentId: string, amount: number, now: Date): Promise<void> {
  const [payment] = await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${amount}` })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, 'captured'),
        sql`${payments.refunded} + ${amount} <= ${payments.amount}`,
      ),
    )
    .returning({ currency: payments.currency })
  if (!payment) throw new Error('the refund is larger than what was taken')
  const { currency } = payment
  await tx
    .insert(refunds)
    .values({ id: randomId(), paymentId, amount, currency, state: 'requested', createdAt: now, dueAt: now })
}
