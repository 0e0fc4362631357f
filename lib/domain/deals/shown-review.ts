import { foreignLanguage } from '@/lib/domain/languages/language-tag'
import { type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { dayAt } from '@/lib/domain/time/time-zones'
import type { Review } from './deals'

/** `language` and `answerLanguage` are null where they are those of the page. */
export interface ShownReview extends Review {
  /** in the store's time zone, `YYYY-MM-DD` */
  day: string | null
  /** its name in the reader's language; null where they read it, or nobody knows it */
  writtenIn: string | null
}

interface Reader {
  language: Language
  timeZone: string | null
}

/** Server only: a browser does not have the rules of all time zones, nor the names of all languages. */
export function shownReview(review: Review, { language, timeZone }: Reader): ShownReview {
  const unlessOfPage = (tag: string | null) => (tag === toBcp47(language) ? null : tag)
  return {
    ...review,
    language: unlessOfPage(review.language),
    answerLanguage: unlessOfPage(review.answerLanguage),
    day: review.reviewedAt && dayAt(review.reviewedAt, timeZone),
    writtenIn: foreignLanguage(review.language, language),
  }
}
