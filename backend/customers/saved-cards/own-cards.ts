import { DomainError } from '@/backend/platform/errors/domain-error'
import type { SavedCard } from '@/backend/providers/card-vault'
import { callProvider } from '@/backend/providers/payment-provider'
import { CARD_TYPES, isExpired } from '@/lib/domain/payment/cards'
import { configuredVault, findOwnVault, type OwnVault, type VaultDeps } from './vault-customer'

/** A customer's saved cards, the newest first; null if cards cannot be saved, or the provider does not answer. */
export async function listSavedCards(deps: VaultDeps, customerId: number): Promise<SavedCard[] | null> {
  if (!configuredVault(deps)) return null
  const own = await findOwnVault(deps, customerId)
  return own ? cardsIn(deps, own) : []
}

/** A saved card that its owner pays with. */
export interface OwnCard extends SavedCard {
  /** the provider's reference of its owner */
  customer: string
}

/**
 * Throws `invalidCreditCard` for an expired card and for one that the customer does not have, whether it exists or not;
 * `internalError` if the provider does not answer.
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

/** The label of a card, in the format of `toCardLabel`. */
export function labelOf({ type, lastFour }: Pick<SavedCard, 'type' | 'lastFour'>): string {
  return `${type ? CARD_TYPES[type] : 'Card'} ${lastFour}`
}

/**
 * Returns the remaining cards. Throws `notFound` for a card that the customer does not have, `internalError` if the
 * provider does not answer.
 */
export async function removeSavedCard(deps: VaultDeps, customerId: number, ref: string): Promise<SavedCard[]> {
  const own = await findOwnVault(deps, customerId)
  const cards = own ? await cardsIn(deps, own) : []
  if (!cards) throw noAnswer()
  if (!own || !cards.some((card) => card.ref === ref)) throw new DomainError('notFound', 'no such card')
  await callProvider(deps.provider, () => own.vault.remove(own.customer, ref)).catch((error) => {
    deps.logger.error({}, 'the provider did not remove a card', error)
    throw noAnswer()
  })
  return cards.filter((card) => card.ref !== ref)
}

/** The newest first; null if the provider does not answer. */
function cardsIn({ provider, logger }: VaultDeps, { vault, customer }: OwnVault): Promise<SavedCard[] | null> {
  return callProvider(provider, () => vault.list(customer)).catch((error) => {
    logger.error({}, 'the provider did not list saved cards', error)
    return null
  })
}

function noAnswer(): DomainError {
  return new DomainError('internalError', 'the payment provider does not answer')
}
