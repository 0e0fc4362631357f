import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { payments } from '@/backend/orders/schema/payments'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { OpenedPayment } from '@/backend/providers/payment-provider'
import { callProvider } from '@/backend/providers/payment-provider'

/**
 * Records the provider's id before anybody can pay. A card is saved for the provider's customer `saveFor`. Throws
 * `internalError`: then nothing can have been paid.
 */
export async function openAtProvider(
  { db, provider, logger }: Pick<Deps, 'db' | 'provider' | 'logger'>,
  attempt: Attempt,
  saveFor: string | null = null,
): Promise<OpenedPayment> {
  const request = { ...attempt, saveFor, returnUrl: provider.payUrlFor(attempt.id) }
  const opened = await callProvider(provider, (signal) => provider.open(request, signal)).catch((error) => {
    logger.error({ payment: attempt.id }, 'the provider did not open a payment', error)
    throw new DomainError('internalError', 'the payment provider does not answer, and nothing was charged')
  })
  await db.update(payments).set({ reference: opened.reference }).where(eq(payments.id, attempt.id))
  return opened
}
