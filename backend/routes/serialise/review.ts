import type { z } from 'zod'
import type { ReviewRow } from '@/backend/services/reviews/list-reviews'
import type { review } from '@/lib/contract/reviews'
import { formatUtc } from '@/lib/domain/time/time'
import { toPicture } from './picture'

/** A review in its wire keys. */
export function toReview(row: ReviewRow): z.input<typeof review> {
  return {
    author: row.author,
    author_cnt: row.authorReviews,
    author_reviews: row.authorReviews,
    profile_photo: toPicture(row.profilePhoto),
    rat: row.rating,
    review_dt: formatUtc(row.createdAt),
    cmt: row.body,
    imgs: row.photos.map(toPicture),
    answer: row.answer,
  }
}
