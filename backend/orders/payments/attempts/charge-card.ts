import type { Deps } from '@/backend/config/deps'
import type { OwnCard } from '@/backend/customers/saved-cards/own-card'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { type CardTry, countDeclined } from '@/backend/orders/payments/card-attempt-limit'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CardDetails, ChargeOutcome } from '@/backend/providers/payment-provider'
import { takePayment } from './take-payment'

/** What is charged: a saved card, or an entered one. */
export type ChargedCard = { saved: OwnCard } | { entered: CardDetails; isSaved: boolean }

/**
 * The attempt must be committed as `sent`. `asks`: its bank asks the payer on the page of the payment. Throws like
 * `takePayment`.
 */
export async function chargeCard(
  deps: Deps,
  attempt: Attempt,
  card: ChargedCard,
  by: Omit<CardTry, 'cardNumber'>,
): Promise<'paid' | 'confirming' | 'asks'> {
  try {
    return await takePayment(deps, attempt.id, await chargeOf(deps, attempt, card))
  } catch (error) {
    const isDeclined = error instanceof DomainError && ['transactionDeclined', 'invalidCreditCard'].includes(error.code)
    if (isDeclined) await countDeclined(deps, { ...by, cardNumber: numberOf(card) })
    throw error
  }
}

/** What a limit knows the card by. */
export function numberOf(card: ChargedCard): string {
  return 'saved' in card ? card.saved.ref : card.entered.number
}

async function chargeOf(
  deps: Deps,
  { id, payerId, method, amount, currency, provider }: Attempt,
  card: ChargedCard,
): Promise<(signal: AbortSignal) => Promise<ChargeOutcome | 'asks'>> {
  const charge = { idempotencyKey: id, amount, currency }
  if ('saved' in card) {
    const { customer, ref } = card.saved
    const request = {
      ...charge,
      provider,
      method,
      returnUrl: deps.provider.payUrlFor(id),
      savedCard: { customer, ref },
    }
    return (signal) => deps.provider.chargeSaved(request, signal)
  }
  const saveFor = card.isSaved && payerId !== null ? await ensureVaultCustomer(deps, payerId) : null
  return (signal) => deps.provider.charge({ ...charge, card: card.entered, saveFor }, signal)
}
