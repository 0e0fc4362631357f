import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CardDetails, ChargeOutcome } from '@/backend/providers/payment-provider'
import { isCardNumber, isExpired } from '@/lib/domain/payment/cards'

/** Throws `invalidCreditCard` unless the card has a known issuer, a valid check digit, and is not expired. */
export function checkCard(card: CardDetails, now: Date): void {
  const isMonth = card.month >= 1 && card.month <= 12
  const year = card.year < 100 ? 2000 + card.year : card.year
  if (isCardNumber(card.number) && isMonth && !isExpired(card.month, year, now)) return
  throw chargeError('invalid_card')
}

export function chargeError(outcome: Exclude<ChargeOutcome, 'succeeded'>): DomainError {
  if (outcome === 'invalid_card') return new DomainError('invalidCreditCard', 'the card is not valid')
  if (outcome === 'over_limit') return new DomainError('overPaymentLimit', 'above the payment limit')
  return new DomainError('transactionDeclined', 'the card was declined')
}
