import { request } from '@/lib/browser/fetcher/request'
import type { Id } from '@/lib/domain/codes/id'

/** `page` counts from 1; those in the document's language come first. Rejects when aborted. */
export function fetchReviews(gid: Id, page: number, signal: AbortSignal) {
  return request('GET /api/reviews/[lan]/[gid]/[page]', { params: { gid: `${gid}`, page: `${page}` }, signal })
}
