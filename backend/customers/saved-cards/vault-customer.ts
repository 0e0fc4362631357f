import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import type { CardVault } from '@/backend/providers/card-vault'
import { cardProvider, PROVIDER_NAMES, type ProviderName } from '@/backend/providers/configured-providers'
import { callProvider } from '@/backend/providers/payment-provider'

export type VaultDeps = Pick<Deps, 'db' | 'config' | 'provider' | 'logger'>

/** The provider that saves cards; null if none does. */
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

/** The vault that has the customer's cards; null if they have saved none, or no provider saves cards. */
export async function findOwnVault(deps: VaultDeps, customerId: number): Promise<OwnVault | null> {
  const configured = configuredVault(deps)
  const customer = configured && (await readVaultCustomer(deps.db, customerId, configured.name))
  return configured && customer ? { vault: configured.vault, customer } : null
}

/** The provider's reference of a customer; null if they have saved no card. */
async function readVaultCustomer(db: Database, customerId: number, provider: ProviderName): Promise<string | null> {
  const own = and(eq(vaultCustomers.customerId, customerId), eq(vaultCustomers.provider, provider))
  const [row] = await db.select().from(vaultCustomers).where(own)
  return row?.reference ?? null
}

/** The provider's reference of a customer, created if missing. Null if cards cannot be saved, which fails no payment. */
export async function ensureVaultCustomer(deps: VaultDeps, customerId: number): Promise<string | null> {
  const { db, provider, logger } = deps
  const configured = configuredVault(deps)
  if (!configured) return null
  const { name, vault } = configured
  const known = await readVaultCustomer(db, customerId, name)
  if (known) return known
  try {
    // two calls at once create two references, of which the second is unused
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

/** Deletes a customer's cards at a provider. */
export const FORGET_CARDS = defineJob({
  kind: 'forget_cards',
  payload: z.object({ provider: z.enum(PROVIDER_NAMES), reference: z.string() }),
  lane: 'others',
  run: forgetAtProvider,
})

/** Forgets the references at once; the providers delete the cards by a job, which is repeated until it succeeds. */
export async function forgetCards(tx: Transaction, customerId: number, now: Date): Promise<void> {
  const own = eq(vaultCustomers.customerId, customerId)
  const known = await tx.delete(vaultCustomers).where(own).returning()
  for (const { provider, reference } of known) {
    await enqueueJob(tx, FORGET_CARDS, { provider, reference }, now)
  }
}

/** Throws if the provider is no longer configured, or does not answer. */
export async function forgetAtProvider(
  { provider }: Pick<Deps, 'provider'>,
  job: { provider: ProviderName; reference: string },
): Promise<void> {
  await provider.vaultOf(job.provider)?.forget(job.reference)
}
