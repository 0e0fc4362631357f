import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { payments, webhookEvents } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { SandboxEvent } from '@/backend/providers/sandbox-events'
import { settleSuccess } from './settle-success'

export type Applied = 'applied' | 'known' | 'unknown_payment' | 'wrong_amount'

/** Applies a verified event once, however often and in whatever order events arrive. */
export async function applyEvent(db: Database, event: SandboxEvent, now: Date): Promise<Applied> {
  return inTransaction(db, async (tx) => {
    const fresh = await tx
      .insert(webhookEvents)
      .values({ id: event.id, paymentId: event.payment_id, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id })
    if (fresh.length === 0) return 'known'
    const [payment] = await tx.select().from(payments).where(eq(payments.id, event.payment_id))
    if (!payment) return 'unknown_payment'
    if (payment.amount !== event.amount || payment.currency !== event.currency) return 'wrong_amount'
    if (event.type === 'payment.succeeded') {
      await settleSuccess(tx, payment.id, now)
      return 'applied'
    }
    await tx
      .update(payments)
      .set({ state: event.type === 'payment.declined' ? 'declined' : 'canceled', settledAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'pending')))
    return 'applied'
  })
}
