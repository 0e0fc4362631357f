import { z } from 'zod'
import { refreshNumbers } from '@/backend/catalogue/deals/index-deals'
import type { Deps } from '@/backend/config/deps'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { MAX_TAGS, purgeBody, type Tag } from '@/lib/contract/purge'
import { sendPurge } from './send-purge'

export const CATALOGUE_CHANGED = defineJob({
  kind: 'catalogue_changed',
  payload: z.object({ dealIds: z.array(z.number()), tags: purgeBody.shape.tags.default([]) }),
  lane: 'purges',
  async run(deps: Pick<Deps, 'db' | 'now' | 'fetch' | 'config'>, { dealIds, tags }) {
    await refreshNumbers(deps.db, dealIds)
    await sendPurge(deps, tags)
  },
})

interface Change {
  /** deals whose rating or sold count has changed */
  dealIds?: number[]
  tags: readonly Tag[]
}

/** Queues a job that updates the search rows of the deals and purges pages with these tags from the page cache. */
export async function publishChange(tx: Transaction, { dealIds = [], tags }: Change, now: Date): Promise<void> {
  if (dealIds.length === 0 && tags.length === 0) return
  const payload = { dealIds, tags: tags.slice(0, MAX_TAGS) }
  await enqueueJob(tx, CATALOGUE_CHANGED, payload, now)
  await publishChange(tx, { tags: tags.slice(MAX_TAGS) }, now)
}
