import { dayAt } from '@/lib/domain/time/time-zones'
import type { Review } from './deals'

export interface DatedReview extends Review {
  /** the day of the review in the store's time zone, `YYYY-MM-DD` */
  day: string | null
}

/** Server only: a browser does not have the rules of all time zones. */
export function datedReview(review: Review, timeZone: string | null): DatedReview {
  return { ...review, day: review.reviewedAt && dayAt(review.reviewedAt, timeZone) }
}
