import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { REFUND_TRANSITIONS, type RefundEvent } from '@/backend/orders/schema/refund-transitions'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import { randomId } from '@/backend/platform/token'

export type Refund = typeof refunds.$inferSelect

interface RequestedRefund {
  paymentId: string
  /** minor units */
  amount: number
  /** null where no order took the money */
  orderRefundId: string | null
}

/** Records a refund for the worker to send. Throws like `countRefund`. */
export async function requestRefund(tx: Transaction, requested: RequestedRefund, now: Date): Promise<void> {
  const currency = await countRefund(tx, requested)
  await tx
    .insert(refunds)
    .values({ id: randomId(), ...requested, currency, state: 'requested', createdAt: now, dueAt: now })
}

/**
 * Adds a refund to the sum of its attempt, and returns the currency. Throws when the sum would be more than was taken,
 * so that the transaction rolls back.
 */
export async function countRefund(
  tx: Transaction,
  { paymentId, amount }: Pick<RequestedRefund, 'paymentId' | 'amount'>,
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

/** Moves a refund, and returns it; null if its state does not allow the event. */
export async function moveRefund(
  db: Database,
  id: string,
  event: RefundEvent,
  also: Partial<Pick<Refund, 'dueAt' | 'settledAt' | 'tries'>>,
): Promise<Refund | null> {
  const { from, to } = REFUND_TRANSITIONS[event]
  const [moved] = await db
    .update(refunds)
    .set({ ...also, state: to })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning()
  return moved ?? null
}

/** Records, once, that the provider has returned the money of a refund. `orderId` is the order of its attempt. */
export async function finishRefund(
  tx: Transaction,
  { id, amount, currency, paymentId }: Pick<Refund, 'id' | 'amount' | 'currency' | 'paymentId'>,
  orderId: string | null,
  now: Date,
): Promise<void> {
  const done = await moveRefund(tx, id, 'finish', { dueAt: null, settledAt: now })
  const money = { amount, currency, orderId, paymentId, refundId: id }
  if (done) await bookTransfer(tx, { kind: 'refunded', ...money }, now)
}

/**
 * Finishes open refunds whose money somebody has returned at the provider, which would refuse them now. What is left of
 * one becomes a refund of its own.
 */
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
