import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import type { Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob } from '@/backend/platform/jobs/enqueue-job'
import type { ProviderName } from '@/backend/providers/configured-providers'

/** At once for us; at the providers by a job, which is repeated until it is done. */
export async function forgetCards(tx: Transaction, customerId: number, now: Date): Promise<void> {
  const own = eq(vaultCustomers.customerId, customerId)
  const known = await tx.delete(vaultCustomers).where(own).returning()
  for (const { provider, reference } of known) {
    await enqueueJob(tx, { kind: 'forget_cards', payload: { provider, reference } }, now)
  }
}

/** Throws for a provider that is not configured any more, or does not answer. */
export async function forgetAtProvider(
  { provider }: Pick<Deps, 'provider'>,
  job: { provider: ProviderName; reference: string },
): Promise<void> {
  await provider.vaultOf(job.provider)?.forget(job.reference)
}
