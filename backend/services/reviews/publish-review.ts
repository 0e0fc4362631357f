import type { Transaction } from '@/backend/db/transaction'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'

/** Has the ratings of a review's deals updated in lists, and the pages that show it rendered again. */
export async function publishReview(
  tx: Transaction,
  { gid, dealIds }: { gid: number; dealIds: number[] },
  now: Date,
): Promise<void> {
  const tags = [...dealIds.map((id) => `deal:${id}`), `store:${gid}`]
  await enqueueJob(tx, { kind: 'catalogue_changed', payload: { dealIds, tags } }, now)
}
