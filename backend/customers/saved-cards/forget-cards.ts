import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import type { ProviderName } from '@/backend/providers/configured-providers'
import { PROVIDER_NAMES } from '@/backend/providers/configured-providers'

/** Of a deleted account, at its provider. */
export const FORGET_CARDS = defineJob(
  'forget_cards',
  z.object({ provider: z.enum(PROVIDER_NAMES), reference: z.string() }),
)

/** At once for us; at the providers by a job, which is repeated until it is done. */
export async function forgetCards(tx: Transaction, customerId: number, now: Date): Promise<void> {
  const own = eq(vaultCustomers.customerId, customerId)
  const known = await tx.delete(vaultCustomers).where(own).returning()
  for (const { provider, reference } of known) {
    await enqueueJob(tx, FORGET_CARDS, { provider, reference }, now)
  }
}

/** Throws for a provider that is not configured any more, or does not answer. */
export async function forgetAtProvider(
  { provider }: Pick<Deps, 'provider'>,
  job: { provider: ProviderName; reference: string },
): Promise<void> {
  await provider.vaultOf(job.provider)?.forget(job.reference)
}
