import type { Transaction } from '@/backend/db/transaction'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'
import { type StockChange, tagsOfStock } from '@/backend/services/purge/tags-of-change'

/** Has the search rows of an order's deals updated, and the pages that show a change of stock rendered again. */
export async function publishStock(
  tx: Transaction,
  sold: { gid: number; dealIds: number[] },
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  const tags = tagsOfStock(changes, sold)
  if (sold.dealIds.length === 0 && tags.length === 0) return
  await enqueueJob(tx, { kind: 'catalogue_changed', payload: { dealIds: sold.dealIds, tags } }, now)
}
