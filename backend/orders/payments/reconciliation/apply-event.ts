import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { reportWrongAmount } from '@/backend/orders/payments/settlement/report-wrong-amount'
import { settleFailure } from '@/backend/orders/payments/settlement/settle-failure'
import { settleSuccess } from '@/backend/orders/payments/settlement/settle-success'
import { payments, webhookEvents } from '@/backend/orders/schema/payments'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { SandboxEvent } from '@/backend/providers/sandbox/sandbox-events'
import { reconcileAttempt } from './reconcile-attempt'

export type Applied = 'applied' | 'known' | 'unknown_payment' | 'wrong_amount'

/**
 * Applies a verified event once, however often and in whatever order events arrive. One about a refund is a hint: the
 * provider is asked what it has returned.
 */
export async function applyEvent(deps: Deps, event: SandboxEvent): Promise<Applied> {
  const { type } = event
  if (type !== 'payment.refunded') return inTransaction(deps.db, (tx) => applyOnce(tx, deps, { ...event, type }))
  const [attempt] = await deps.db.select().from(payments).where(eq(payments.id, event.payment_id))
  if (!attempt) return 'unknown_payment'
  await reconcileAttempt(deps, attempt)
  return 'applied'
}

async function applyOnce(
  tx: Transaction,
  { logger, now }: Pick<Deps, 'logger' | 'now'>,
  event: SandboxEvent & { type: Exclude<SandboxEvent['type'], 'payment.refunded'> },
): Promise<Applied> {
  const fresh = await tx
    .insert(webhookEvents)
    .values({ id: event.id, paymentId: event.payment_id, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  if (fresh.length === 0) return 'known'
  const [payment] = await tx.select().from(payments).where(eq(payments.id, event.payment_id))
  if (!payment) return 'unknown_payment'
  if (payment.amount !== event.amount || payment.currency !== event.currency) {
    await reportWrongAmount(tx, logger, payment.id)
    return 'wrong_amount'
  }
  if (event.type === 'payment.succeeded') await settleSuccess(tx, payment.id, now())
  else await settleFailure(tx, payment.id, event.type === 'payment.declined' ? 'decline' : 'turn_back', now())
  return 'applied'
}
