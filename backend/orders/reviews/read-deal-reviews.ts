import { desc, eq } from 'drizzle-orm'
import type { DealReviews } from '@/backend/catalogue/serialise/deal'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { countRatings } from '@/lib/domain/deals/rating-counts'
import { countStoredRatings } from './count-stored-ratings'
import { toReview } from './serialise'

const MAX_REVIEWS = 50

/** The newest 50, and how many of all reviews have how many stars. */
export async function readDealReviews(db: Database, dealId: number): Promise<DealReviews> {
  const ofDeal = eq(reviews.dealId, dealId)
  const newest = await db.select().from(reviews).where(ofDeal).orderBy(desc(reviews.createdAt)).limit(MAX_REVIEWS)
  const hasMore = newest.length === MAX_REVIEWS
  const ratingCounts = hasMore ? await countStoredRatings(db, ofDeal) : countRatings(newest)
  return { reviews: newest.map(toReview), ratingCounts }
}
