import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { callProvider } from '@/backend/providers/payment-provider'
import { finishRefund, moveRefund } from './provider-refund'

/** After so many tries a refund is reported to people; it is still repeated. */
const TRIES_UNTIL_FAILED = 5
const LONGEST_WAIT_MS = 3_600_000

/**
 * Sends a refund to its provider, and is repeated at growing intervals until it is confirmed: the refund's key makes
 * this safe. Returns whether it is done.
 */
export async function sendRefund({ db, now, provider, logger }: Deps, id: string): Promise<boolean> {
  const [found] = await db
    .select({ refund: refunds, chargeKey: payments.idempotencyKey, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  if (!found) throw new Error('no such refund')
  const { chargeKey, orderId } = found
  const { amount, currency } = found.refund
  const tries = found.refund.tries + 1
  const dueAt = new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 1000 * 2 ** tries))
  if (!(await moveRefund(db, id, 'send', { tries, dueAt }))) return true
  try {
    await callProvider(provider, (signal) =>
      provider.refund({ idempotencyKey: id, chargeKey, amount, currency }, signal),
    )
  } catch (error) {
    logger.error({ refund: id }, 'the provider did not confirm a refund', error)
    // somebody may have returned the money at the provider itself
    await db.update(payments).set({ askAt: now() }).where(eq(payments.id, found.refund.paymentId))
    if (tries >= TRIES_UNTIL_FAILED) await moveRefund(db, id, 'fail', {})
    return false
  }
  await inTransaction(db, (tx) => finishRefund(tx, found.refund, orderId, now()))
  return true
}
