import { eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import type { OpenedPayment } from '@/backend/providers/payment-provider'
import { syncAttempt } from '@/backend/services/payments/reconciliation/sync-attempt'
import type { Attempt } from '@/backend/services/payments/state/move-attempts'

/**
 * Opens an attempt at its provider, once however often it is called. The provider's id is recorded before anybody is
 * told how to pay, so that no money can arrive that we do not know how to ask about. Throws `internalError` when the
 * provider does not answer: then nothing can have been paid.
 */
export async function openAtProvider(
  { db, provider, logger }: Pick<Deps, 'db' | 'provider' | 'logger'>,
  attempt: Attempt,
): Promise<OpenedPayment> {
  const request = { ...attempt, returnUrl: provider.pageFor(attempt.id) }
  const opened = await syncAttempt(provider, (signal) => provider.open(request, signal)).catch((error) => {
    logger.error({ payment: attempt.id }, 'the provider did not open a payment', error)
    throw new DomainError('internalError', 'the payment provider does not answer, and nothing was charged')
  })
  await db.update(payments).set({ reference: opened.reference }).where(eq(payments.id, attempt.id))
  return opened
}
