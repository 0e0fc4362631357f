import { and, asc, count, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DealReviews } from '@/backend/catalogue/serialise/deal'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import type { ReviewSort } from '@/lib/domain/codes/review-sort'
import { countRatings, type RatingCounts, totalOf } from '@/lib/domain/deals/rating-counts'
import { type Language, sameLanguage } from '@/lib/domain/languages/languages'
import { type ReviewRow, toReview } from './serialise'

interface ReviewPage {
  gid: number
  language: Language
  /** all if absent */
  stars: number | undefined
  /** if absent, those in the reader's language first */
  sort: ReviewSort | undefined
  /** from 1 */
  page: number
  limit: number
}

const isShown = isNull(reviews.hiddenAt)

/** A page of the reviews of a store that are shown; `total` counts those with the stars, `ratingCounts` all. */
export async function listReviews(
  db: Database,
  { gid, language, stars, sort, page, limit }: ReviewPage,
): Promise<{ items: ReviewRow[]; total: number; ratingCounts: RatingCounts }> {
  const ofStore = and(eq(reviews.gid, gid), isShown)
  const items = await db
    .select()
    .from(reviews)
    .where(and(ofStore, stars === undefined ? undefined : eq(reviews.rating, stars)))
    .orderBy(...(sort ? SORTS[sort] : [languageDistance(reviews, language)]), desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const ratingCounts = await countStoredRatings(db, ofStore)
  const total = stars === undefined ? totalOf(ratingCounts) : (ratingCounts[5 - stars] ?? 0)
  return { items, total, ratingCounts }
}

/** The newest are first of those that are equal. */
const SORTS: Record<ReviewSort, SQL[]> = { newest: [], highest: [desc(reviews.rating)], lowest: [asc(reviews.rating)] }

function languageDistance({ language: written }: { language: SQLWrapper }, language: Language): SQL {
  return sql`case when ${written} = ${language} then 0 when ${inArray(written, sameLanguage(language))} then 1 else 2 end`
}

const MAX_REVIEWS = 50

/** The newest 50 reviews of a deal that are shown, the reader's language first, and how many of all have how many stars. */
export async function readDealReviews(db: Database, dealId: number, language: Language): Promise<DealReviews> {
  const ofDeal = and(eq(reviews.dealId, dealId), isShown)
  const newest = db
    .select()
    .from(reviews)
    .where(ofDeal)
    .orderBy(desc(reviews.createdAt))
    .limit(MAX_REVIEWS)
    .as('newest')
  const rows = await db
    .select()
    .from(newest)
    .orderBy(languageDistance(newest, language), desc(newest.createdAt), desc(newest.id))
  const hasMore = rows.length === MAX_REVIEWS
  const ratingCounts = hasMore ? await countStoredRatings(db, ofDeal) : countRatings(rows)
  return { reviews: rows.map(toReview), ratingCounts }
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
