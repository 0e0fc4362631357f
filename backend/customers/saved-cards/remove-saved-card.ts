import { DomainError } from '@/backend/platform/errors/domain-error'
import type { SavedCard } from '@/backend/providers/card-vault'
import { callProvider } from '@/backend/providers/payment-provider'
import { cardsIn } from './list-saved-cards'
import { findOwnVault, type VaultDeps } from './vault-customer'

/** Returns the cards that are left. Throws `notFound` for one that is not the customer's, `internalError`. */
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

function noAnswer(): DomainError {
  return new DomainError('internalError', 'the payment provider does not answer')
}
