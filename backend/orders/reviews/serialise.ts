import type { z } from 'zod'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import type { reviews } from '@/backend/orders/schema/reviews'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'
import type { review } from '@/lib/contract/reviews'
import { formatUtc } from '@/lib/domain/time/time'

export type ReviewRow = typeof reviews.$inferSelect

export function toReview(row: ReviewRow): z.input<typeof review> {
  return {
    author: row.author,
    author_cnt: row.authorReviews,
    author_reviews: row.authorReviews,
    profile_photo: toPicture(row.profilePhoto),
    rat: row.rating,
    review_dt: formatUtc(row.createdAt),
    cmt: row.body,
    lan: row.language,
    imgs: row.photos.map(toPicture),
    answer: row.answer,
    answer_lan: row.answer === '' ? null : writtenLanguage(row.answer, row.language),
  }
}
