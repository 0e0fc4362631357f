import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import type { CardDetails } from '@/backend/providers/payment-provider'
import type { Attempt } from '@/backend/services/payments/state/move-attempts'
import { type CardTry, countDeclined } from './card-attempt-limit'
import { takePayment } from './take-payment'

/** The attempt must be committed as `sent`. Throws like `takePayment`. */
export async function chargeCard(
  deps: Deps,
  { id, amount, currency }: Pick<Attempt, 'id' | 'amount' | 'currency'>,
  card: CardDetails,
  by: Omit<CardTry, 'cardNumber'>,
): Promise<'paid' | 'confirming'> {
  const charge = { idempotencyKey: id, amount, currency, card }
  try {
    return await takePayment(deps, id, (signal) => deps.provider.charge(charge, signal))
  } catch (error) {
    const isDeclined = error instanceof DomainError && ['transactionDeclined', 'invalidCreditCard'].includes(error.code)
    if (isDeclined) await countDeclined(deps, { ...by, cardNumber: card.number })
    throw error
  }
}
