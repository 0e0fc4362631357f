import type { Transaction } from '@/backend/db/transaction'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'

/** The storefront takes no more tags at once. */
const MAX_TAGS = 100

/** Has the pages with these tags rendered again once the transaction has committed. */
export async function queuePurge(tx: Transaction, tags: readonly string[], now: Date): Promise<void> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    const payload = { dealIds: [], tags: tags.slice(start, start + MAX_TAGS) }
    await enqueueJob(tx, { kind: 'catalogue_changed', payload }, now)
  }
}
