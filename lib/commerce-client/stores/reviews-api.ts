import 'server-only'
import type { z } from 'zod'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl, toPictureUrls } from '@/lib/commerce-client/transport/picture-url'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import * as contract from '@/lib/contract/reviews'
import type { Id } from '@/lib/domain/codes/id'
import { isReviewSort, type ReviewSort } from '@/lib/domain/codes/review-sort'
import type { Review } from '@/lib/domain/deals/deals'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'
import { toLanguageTag } from '@/lib/domain/languages/language-tag'
import type { Language } from '@/lib/domain/languages/languages'
import type { PageOf } from '@/lib/domain/page-of'

const TIMEOUT_MS = 2000

interface ReviewsWanted {
  gid: Id
  /** reviews in this language come first, unless another order is chosen */
  language: Language
  choice?: ReviewChoice
  /** from 1 */
  page: number
  pageSize: number
}

export interface StoreReviews extends PageOf<Review> {
  /** counts all reviews, not only those of the page; null if the API omits them */
  ratingCounts: RatingCounts | null
  /** none where the API neither filters nor sorts */
  sorts: ReviewSort[]
}

/** Empty where the store has none. */
export async function listStoreReviews({
  gid,
  language,
  choice,
  page,
  pageSize,
}: ReviewsWanted): Promise<StoreReviews> {
  const request = { gid, lan: language, page, limit: pageSize, ...chosen(choice) }
  const options = { tags: [`store:${gid}` as const], timeoutMs: TIMEOUT_MS, isAddition: true as const }
  const found = await readPublic(contract.listReviews, request, options)
  const items = (found?.list ?? []).map(toReview)
  const total = found?.paging?.total ?? items.length
  const sorts = (found?.sorts ?? []).filter(isReviewSort)
  return { items, page, pageSize, total, ratingCounts: found?.rat_cnts ?? null, sorts }
}

function chosen({ stars, sort }: ReviewChoice = { stars: null, sort: null }) {
  return { ...(stars !== null && { rat: stars }), ...(sort !== null && { sort }) }
}

export function toReview(row: z.output<typeof contract.review>): Review {
  return {
    author: row.author ?? '',
    authorReviews: row.author_reviews ?? row.author_cnt ?? 1,
    profilePhoto: toPictureUrl(row.profile_photo),
    rating: row.rat,
    reviewedAt: toInstant(row.review_dt),
    comment: row.cmt ?? '',
    language: toLanguageTag(row.lan ?? ''),
    original: row.cmt_orig && row.cmt_orig !== row.cmt ? row.cmt_orig : '',
    photos: toPictureUrls(row.imgs),
    answer: row.answer ?? '',
    answerLanguage: toLanguageTag(row.answer_lan ?? ''),
  }
}
