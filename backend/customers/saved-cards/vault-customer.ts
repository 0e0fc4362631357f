import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CardVault } from '@/backend/providers/card-vault'
import { cardProvider, type ProviderName } from '@/backend/providers/configured-providers'
import { callProvider } from '@/backend/providers/payment-provider'

export type VaultDeps = Pick<Deps, 'db' | 'config' | 'provider' | 'logger'>

/** Where cards are saved; null where they cannot be. */
export function configuredVault({ config, provider }: VaultDeps): { name: ProviderName; vault: CardVault } | null {
  const name = cardProvider(config.paymentProviders)
  const vault = name && provider.vaultOf(name)
  return name && vault ? { name, vault } : null
}

export interface OwnVault {
  vault: CardVault
  /** the provider's reference of its owner */
  customer: string
}

/** Where the customer's cards are; null before they have saved one, and where none can be saved. */
export async function findOwnVault(deps: VaultDeps, customerId: number): Promise<OwnVault | null> {
  const configured = configuredVault(deps)
  const customer = configured && (await readVaultCustomer(deps.db, customerId, configured.name))
  return configured && customer ? { vault: configured.vault, customer } : null
}

/** The provider's reference of a customer; null before they have saved a card. */
async function readVaultCustomer(db: Database, customerId: number, provider: ProviderName): Promise<string | null> {
  const own = and(eq(vaultCustomers.customerId, customerId), eq(vaultCustomers.provider, provider))
  const [row] = await db.select().from(vaultCustomers).where(own)
  return row?.reference ?? null
}

/** The same, made where there is none yet. Null where no card can be saved: a payment goes on without it. */
export async function ensureVaultCustomer(deps: VaultDeps, customerId: number): Promise<string | null> {
  const { db, provider, logger } = deps
  const configured = configuredVault(deps)
  if (!configured) return null
  const { name, vault } = configured
  const known = await readVaultCustomer(db, customerId, name)
  if (known) return known
  try {
    // of two at the same time one stays without cards
    const reference = await callProvider(provider, () => vault.createCustomer())
    return await inTransaction(db, async (tx) => {
      const [customer] = await lockCustomers(tx, [customerId])
      if (!customer) throw new DomainError('unauthenticated', 'the session has ended')
      await tx.insert(vaultCustomers).values({ customerId, provider: name, reference }).onConflictDoNothing()
      return readVaultCustomer(tx, customerId, name)
    })
  } catch (error) {
    logger.error({}, 'the provider did not open a vault for cards', error)
    return null
  }
}
