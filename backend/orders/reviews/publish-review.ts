import { DEAL_AND_STORE, NOWHERE, type ShownColumns } from '@/backend/catalogue/purge/columns/places'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import type { reviews } from '@/backend/orders/schema/reviews'
import type { Transaction } from '@/backend/platform/db/transaction'

const COLUMNS = {
  id: NOWHERE,
  gid: NOWHERE,
  dealId: NOWHERE,
  customerId: NOWHERE,
  orderId: NOWHERE,
  author: DEAL_AND_STORE,
  authorReviews: DEAL_AND_STORE,
  profilePhoto: DEAL_AND_STORE,
  rating: DEAL_AND_STORE,
  body: DEAL_AND_STORE,
  language: DEAL_AND_STORE,
  answer: DEAL_AND_STORE,
  photos: DEAL_AND_STORE,
  createdAt: DEAL_AND_STORE,
  hiddenAt: DEAL_AND_STORE,
  hiddenReason: NOWHERE,
} satisfies ShownColumns<typeof reviews>

interface ReviewChange {
  gid: number
  dealIds: number[]
  set: Partial<typeof reviews.$inferInsert>
}

/** Publishes a new or changed review of a store's deals. */
export async function publishReview(tx: Transaction, { gid, dealIds, set }: ReviewChange, now: Date): Promise<void> {
  await publishChange(tx, { dealIds, tags: tagsOf({ shown: COLUMNS, set, gid, dealIds }) }, now)
}
