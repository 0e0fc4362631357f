import { eq } from 'drizzle-orm'
import { vaultCustomers } from '@/backend/db/schema/saved-cards'
import type { Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import type { ProviderName } from '@/backend/providers/configured-providers'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'

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
