import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { DealReviews } from '@/backend/catalogue/serialise/deal'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { countRatings, type RatingCounts, totalOf } from '@/lib/domain/deals/rating-counts'
import { type Language, sameLanguage } from '@/lib/domain/languages/languages'
import { type ReviewRow, toReview } from './serialise'

interface ReviewPage {
  gid: number
  language: Language
  /** from 1 */
  page: number
  limit: number
}

const isShown = isNull(reviews.hiddenAt)

/** A page of the reviews of a store that are shown: those in the reader's language first, then the newest first. */
export async function listReviews(
  db: Database,
  { gid, language, page, limit }: ReviewPage,
): Promise<{ items: ReviewRow[]; total: number; ratingCounts: RatingCounts }> {
  const { language: written } = reviews
  const ofStore = and(eq(reviews.gid, gid), isShown)
  const distance = sql`case when ${written} = ${language} then 0 when ${inArray(written, sameLanguage(language))} then 1 else 2 end`
  const items = await db
    .select()
    .from(reviews)
    .where(ofStore)
    .orderBy(distance, desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const ratingCounts = await countStoredRatings(db, ofStore)
  return { items, total: totalOf(ratingCounts), ratingCounts }
}

const MAX_REVIEWS = 50

/** The newest 50 reviews of a deal that are shown, and how many of all have how many stars. */
export async function readDealReviews(db: Database, dealId: number): Promise<DealReviews> {
  const ofDeal = and(eq(reviews.dealId, dealId), isShown)
  const newest = await db.select().from(reviews).where(ofDeal).orderBy(desc(reviews.createdAt)).limit(MAX_REVIEWS)
  const hasMore = newest.length === MAX_REVIEWS
  const ratingCounts = hasMore ? await countStoredRatings(db, ofDeal) : countRatings(newest)
  return { reviews: newest.map(toReview), ratingCounts }
}

/** How many of these reviews have 5, 4, 3, 2 stars and 1 star. */
async function countStoredRatings(db: Database, these: SQL | undefined): Promise<RatingCounts> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(these)
    .groupBy(reviews.rating)
  const withStars = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0
  return [withStars(5), withStars(4), withStars(3), withStars(2), withStars(1)]
}
