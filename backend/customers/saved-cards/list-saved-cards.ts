import type { SavedCard } from '@/backend/providers/card-vault'
import { callProvider } from '@/backend/providers/payment-provider'
import { configuredVault, findOwnVault, type OwnVault, type VaultDeps } from './vault-customer'

/** A customer's own cards, the newest first; null where none can be saved, or while the provider does not answer. */
export async function listSavedCards(deps: VaultDeps, customerId: number): Promise<SavedCard[] | null> {
  if (!configuredVault(deps)) return null
  const own = await findOwnVault(deps, customerId)
  return own ? cardsIn(deps, own) : []
}

/** The newest first; null while the provider does not answer. */
export function cardsIn({ provider, logger }: VaultDeps, { vault, customer }: OwnVault): Promise<SavedCard[] | null> {
  return callProvider(provider, () => vault.list(customer)).catch((error) => {
    logger.error({}, 'the provider did not list saved cards', error)
    return null
  })
}
