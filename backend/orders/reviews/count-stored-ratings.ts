import { count, type SQL } from 'drizzle-orm'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'

/** How many of these reviews have 5, 4, 3, 2 stars and 1 star, in one query. */
export async function countStoredRatings(db: Database, these: SQL): Promise<RatingCounts> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(these)
    .groupBy(reviews.rating)
  const withStars = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0
  return [withStars(5), withStars(4), withStars(3), withStars(2), withStars(1)]
}
