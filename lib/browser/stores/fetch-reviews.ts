import { request } from '@/lib/browser/fetcher/request'
import type { Id } from '@/lib/domain/codes/id'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'

/** `page` counts from 1; without another order, those in the document's language come first. Rejects when aborted. */
export function fetchReviews(gid: Id, page: number, { stars, sort }: ReviewChoice, signal: AbortSignal) {
  return request('GET /api/reviews/[lan]/[gid]/[page]', {
    params: { gid: `${gid}`, page: `${page}` },
    query: { ...(stars !== null && { stars }), ...(sort !== null && { sort }) },
    signal,
  })
}
