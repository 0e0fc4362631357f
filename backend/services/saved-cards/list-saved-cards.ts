import type { SavedCard } from '@/backend/providers/card-vault'
import { syncAttempt } from '@/backend/services/payments/reconciliation/sync-attempt'
import { configuredVault, readVaultCustomer, type VaultDeps } from './vault-customer'

/** A customer's own cards, the newest first; null where none can be saved, or while the provider does not answer. */
export async function listSavedCards(deps: VaultDeps, customerId: number): Promise<SavedCard[] | null> {
  const configured = configuredVault(deps)
  if (!configured) return null
  const customer = await readVaultCustomer(deps.db, customerId, configured.name)
  if (!customer) return []
  return syncAttempt(deps.provider, () => configured.vault.list(customer)).catch((error) => {
    deps.logger.error({}, 'the provider did not list saved cards', error)
    return null
  })
}
