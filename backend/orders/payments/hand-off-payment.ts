import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { payments } from '@/backend/orders/schema/payments'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { needsScript } from '@/backend/providers/configured-providers'
import { callProvider, type OpenedPayment } from '@/backend/providers/payment-provider'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

/**
 * Opens an attempt at its provider, whose id of it is recorded before anybody can pay. A card that is entered is saved
 * for the provider's customer `saveFor`. Throws `internalError`: then nothing can have been paid.
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

export interface PaymentHandoff {
  /** the payment page; after the card form, it settles the payment and sends the payer on */
  payUrl: string | null
  /** connects the provider's card form, which comes first */
  clientSecret: string | null
}

export const NO_HANDOFF: PaymentHandoff = { payUrl: null, clientSecret: null }

/**
 * Where the payer of an open attempt goes; both null where the express page's script takes over. Throws like
 * `openAtProvider`.
 */
export async function handOffPayment(
  deps: Deps,
  attempt: Attempt,
  saveFor: string | null = null,
): Promise<PaymentHandoff> {
  const payUrl = needsScript(attempt.provider) ? null : deps.provider.payUrlFor(attempt.id)
  if (attempt.method !== PAYMENT_METHOD.credit_card) return { payUrl, clientSecret: null }
  const { action } = await openAtProvider(deps, attempt, saveFor)
  // 3-D Secure of a saved card
  if (action.kind === 'page') return { payUrl, clientSecret: null }
  if (action.kind !== 'form') throw new Error(`a card cannot be paid by ${action.kind}`)
  return { payUrl, clientSecret: action.clientSecret }
}
