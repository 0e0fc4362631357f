import { eq } from 'drizzle-orm'
import { refunds } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'
import { randomId } from '@/backend/platform/token'
import { finishRefund } from './finish-refund'
import type { Refund } from './request-refund'

/** Somebody returned their money at the provider, which would refuse it now. The rest becomes a refund of its own. */
export async function replaceRefunds(
  tx: Transaction,
  open: readonly Refund[],
  { amount, orderId }: { amount: number; orderId: string | null },
  now: Date,
): Promise<void> {
  let rest = amount
  for (const refund of open) {
    const part = Math.min(rest, refund.amount)
    if (part === 0) return
    const left = refund.amount - part
    await tx.update(refunds).set({ amount: part, source: 'provider' }).where(eq(refunds.id, refund.id))
    await finishRefund(tx, { ...refund, amount: part }, orderId, now)
    if (left > 0) {
      const { paymentId, currency, orderRefundId, createdAt } = refund
      const again = { id: randomId(), amount: left, state: 'requested' as const, dueAt: now }
      await tx.insert(refunds).values({ paymentId, currency, orderRefundId, createdAt, ...again })
    }
    rest -= part
  }
}
