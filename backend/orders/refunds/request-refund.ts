import { and, eq, sql } from 'drizzle-orm'
import { payments, refunds } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'
import { randomId } from '@/backend/platform/token'

export type Refund = typeof refunds.$inferSelect

interface Requested {
  paymentId: string
  /** minor units */
  amount: number
  /** null: no order took the money */
  orderRefundId: string | null
}

/** The worker sends it. Throws when the sum would be more than was taken, so that the transaction rolls back. */
export async function requestRefund(tx: Transaction, requested: Requested, now: Date): Promise<void> {
  const currency = await countRefund(tx, requested)
  await tx
    .insert(refunds)
    .values({ id: randomId(), ...requested, currency, state: 'requested', createdAt: now, dueAt: now })
}

/** Returns the attempt's currency. Throws as above. */
export async function countRefund(
  tx: Transaction,
  { paymentId, amount }: Pick<Requested, 'paymentId' | 'amount'>,
): Promise<string> {
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
  return payment.currency
}
