import { DomainError } from '@/backend/platform/errors/domain-error'
import type { SavedCard } from '@/backend/providers/card-vault'
import { CARD_TYPES, isExpired } from '@/lib/domain/payment/cards'
import { cardsIn } from './list-saved-cards'
import { findOwnVault, type VaultDeps } from './vault-customer'

/** A saved card whose owner pays with it. */
export interface OwnCard extends SavedCard {
  /** the provider's reference of its owner */
  customer: string
}

/**
 * Throws `invalidCreditCard` for an expired card and for one that is not the customer's, in the same words as for one
 * that does not exist; `internalError` while the provider does not answer, and nothing is charged.
 */
export async function requireOwnCard(
  deps: VaultDeps & { now: () => Date },
  customerId: number | null,
  ref: string,
): Promise<OwnCard> {
  const own = customerId === null ? null : await findOwnVault(deps, customerId)
  const cards = own ? await cardsIn(deps, own) : []
  if (!cards) throw new DomainError('internalError', 'the payment provider does not answer, and nothing was charged')
  const card = cards.find((one) => one.ref === ref)
  if (!card || !own) throw new DomainError('invalidCreditCard', 'no such card')
  if (isExpired(card.month, card.year, deps.now())) throw new DomainError('invalidCreditCard', 'the card has expired')
  return { ...card, customer: own.customer }
}

/** As `Visa 4242`. */
export function labelOf({ type, lastFour }: Pick<SavedCard, 'type' | 'lastFour'>): string {
  return `${type ? CARD_TYPES[type] : 'Card'} ${lastFour}`
}
