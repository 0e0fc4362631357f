import { DomainError } from '@/backend/domain-error'
import type { SavedCard } from '@/backend/providers/card-vault'
import { syncAttempt } from '@/backend/services/payments/reconciliation/sync-attempt'
import { listSavedCards } from './list-saved-cards'
import { configuredVault, readVaultCustomer, type VaultDeps } from './vault-customer'

/** Returns the cards that are left. Throws `notFound` for one that is not the customer's, `internalError`. */
export async function removeSavedCard(deps: VaultDeps, customerId: number, ref: string): Promise<SavedCard[]> {
  const configured = configuredVault(deps)
  const customer = configured && (await readVaultCustomer(deps.db, customerId, configured.name))
  const cards = await listSavedCards(deps, customerId)
  if (!cards?.some((card) => card.ref === ref) || !configured || !customer) {
    throw cards ? new DomainError('notFound', 'no such card') : noAnswer()
  }
  await syncAttempt(deps.provider, () => configured.vault.remove(customer, ref)).catch((error) => {
    deps.logger.error({}, 'the provider did not remove a card', error)
    throw noAnswer()
  })
  return cards.filter((card) => card.ref !== ref)
}

function noAnswer(): DomainError {
  return new DomainError('internalError', 'the payment provider does not answer')
}
