import { z } from 'zod'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { MAX_TAGS, purgeBody, type Tag } from '@/lib/contract/purge'
import { FEW_LEFT } from '@/lib/domain/stores/menu'

export const CATALOGUE_CHANGED = defineJob(
  'catalogue_changed',
  z.object({ dealIds: z.array(z.number()), tags: purgeBody.shape.tags.default([]) }),
  'purges',
)

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

interface Subject {
  gid: number
  dealIds: number[]
}

const tagOfDeal = (id: number): Tag => `deal:${id}`

export async function publishReview(tx: Transaction, { gid, dealIds }: Subject, now: Date): Promise<void> {
  await publishChange(tx, { dealIds, tags: [...dealIds.map(tagOfDeal), `store:${gid}`] }, now)
}

export interface StockChange {
  of: 'deal' | 'product' | 'choice'
  id: number
  before: number
  after: number
}

export async function publishStock(
  tx: Transaction,
  sold: Subject,
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  await publishChange(tx, { dealIds: sold.dealIds, tags: tagsOfStock(changes, sold) }, now)
}

/**
 * The tags of pages that must show an order's stock changes at once: an item that is now sold out or available again,
 * and the last few of a menu's product. Other pages, which show sold counts, are rendered again within a minute.
 */
export function tagsOfStock(changes: readonly StockChange[], { gid, dealIds }: Subject): Tag[] {
  const shown = changes.filter(isShown)
  const soldOut = shown.filter(({ of }) => of === 'deal').map(({ id }) => tagOfDeal(id))
  const choices = shown.some(({ of }) => of === 'choice') ? dealIds.map(tagOfDeal) : []
  const menu: Tag[] = shown.some(({ of }) => of === 'product' || of === 'choice') ? [`store:${gid}`] : []
  const lists: Tag[] = soldOut.length > 0 ? [`store:${gid}`, 'catalogue'] : []
  return [...new Set([...soldOut, ...choices, ...menu, ...lists])]
}

function isShown({ of, before, after }: StockChange): boolean {
  if (of === 'product') return Math.min(before, FEW_LEFT) !== Math.min(after, FEW_LEFT)
  return before > 0 !== after > 0
}
