import { desc, eq, sql } from 'drizzle-orm'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { type RatingCounts, totalOf } from '@/lib/domain/deals/rating-counts'
import type { Language } from '@/lib/domain/languages/languages'
import { countStoredRatings } from './count-stored-ratings'

export type ReviewRow = typeof reviews.$inferSelect

/** Readers of one of them read the other. */
const NEAR: Partial<Record<Language, Language>> = { zh: 'zh-Hant', 'zh-Hant': 'zh' }

interface ReviewPage {
  gid: number
  language: Language
  /** from 1 */
  page: number
  limit: number
}

/** In the reader's language first, then the newest first. */
export async function listReviews(
  db: Database,
  { gid, language, page, limit }: ReviewPage,
): Promise<{ items: ReviewRow[]; total: number; ratingCounts: RatingCounts }> {
  const { language: written } = reviews
  const ofStore = eq(reviews.gid, gid)
  const distance = sql`case ${written} when ${language} then 0 when ${NEAR[language] ?? language} then 1 else 2 end`
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
