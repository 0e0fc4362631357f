import type { Deps } from '@/backend/config/deps'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { needsScript } from '@/backend/providers/configured-providers'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { openAtProvider } from './open-at-provider'

export interface PaymentHandoff {
  /** the page on which an open attempt is paid; after the card form, it settles the payment and sends the payer on */
  payUrl: string | null
  /** of the provider's card form, which comes first */
  clientSecret: string | null
}

/**
 * Nowhere, if by the script of the express page. A card that is entered is saved for the provider's customer `saveFor`.
 * Throws `internalError` without the card form: nothing is paid.
 */
export async function handOffPayment(
  deps: Deps,
  attempt: Attempt,
  saveFor: string | null = null,
): Promise<PaymentHandoff> {
  const payUrl = needsScript(attempt.provider) ? null : deps.provider.payUrlFor(attempt.id)
  if (attempt.method !== PAYMENT_METHOD.credit_card) return { payUrl, clientSecret: null }
  const { action } = await openAtProvider(deps, attempt, saveFor)
  // the bank of a saved card asks its owner there
  if (action.kind === 'page') return { payUrl, clientSecret: null }
  if (action.kind !== 'form') throw new Error(`a card cannot be paid by ${action.kind}`)
  return { payUrl, clientSecret: action.clientSecret }
}
