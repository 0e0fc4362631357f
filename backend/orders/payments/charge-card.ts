import type { Deps } from '@/backend/config/deps'
import { labelOf, type OwnCard } from '@/backend/customers/saved-cards/own-cards'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CardDetails, SavedChargeOutcome } from '@/backend/providers/payment-provider'
import { cardTypeOf, isCardNumber, isExpired } from '@/lib/domain/payment/cards'
import { type CardTry, checkAttemptLimit, countDeclined } from './card-attempt-limit'
import { takePayment } from './take-payment'

/** The card that pays: a saved one, or one whose number was entered here. */
export type ChargedCard = { saved: OwnCard } | { entered: CardDetails; isSaved: boolean }

/** Who tries a card, for the limits of declined ones. */
type CardUser = Omit<CardTry, 'cardNumber'>

/** What may be stored of a card: `Visa 4242`. */
export function cardLabelOf(card: ChargedCard): string {
  if ('saved' in card) return labelOf(card.saved)
  const { number } = card.entered
  return labelOf({ type: cardTypeOf(number), lastFour: number.slice(-4) })
}

/**
 * Checks a card before its attempt is recorded; null is one that will be entered in the provider's form. Throws
 * `overLimit` after too many declined cards, and `invalidCreditCard` unless an entered card has a known issuer, a valid
 * check digit, and is not expired.
 */
export async function checkCharge(deps: Deps, card: ChargedCard | null, by: CardUser): Promise<void> {
  await checkAttemptLimit(deps, { ...by, cardNumber: card && numberOf(card) })
  if (card && 'entered' in card && !isValid(card.entered, deps.now()))
    throw new DomainError('invalidCreditCard', 'the card is not valid')
}

function isValid({ number, month, year }: CardDetails, now: Date): boolean {
  const isMonth = month >= 1 && month <= 12
  return isCardNumber(number) && isMonth && !isExpired(month, year < 100 ? 2000 + year : year, now)
}

/** Charges a card, and counts a declined one. The attempt must be committed as `sent`. Throws like `takePayment`. */
export async function chargeCard(
  deps: Deps,
  attempt: Attempt,
  card: ChargedCard,
  by: CardUser,
): Promise<'paid' | 'confirming' | 'needs_3ds'> {
  try {
    return await takePayment(deps, attempt.id, await chargeOf(deps, attempt, card))
  } catch (error) {
    const isDeclined = error instanceof DomainError && ['transactionDeclined', 'invalidCreditCard'].includes(error.code)
    if (isDeclined) await countDeclined(deps, { ...by, cardNumber: numberOf(card) })
    throw error
  }
}

/** What the limit of declined cards knows a card by. */
function numberOf(card: ChargedCard): string {
  return 'saved' in card ? card.saved.ref : card.entered.number
}

async function chargeOf(
  deps: Deps,
  { id, payerId, method, amount, currency, provider }: Attempt,
  card: ChargedCard,
): Promise<(signal: AbortSignal) => Promise<SavedChargeOutcome>> {
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
