import { customerEndpoint, endpoint } from '@/backend/calls/endpoint'
import { addReview } from '@/backend/orders/reviews/add-review'
import { listReviews } from '@/backend/orders/reviews/list-reviews'
import { toReview } from '@/backend/orders/reviews/serialise'
import { addReview as addReviewCall } from '@/lib/contract/orders'
import { listReviews as listReviewsCall } from '@/lib/contract/reviews'
import { REVIEW_SORTS } from '@/lib/domain/codes/review-sort'
import { requireOrderOnSite } from './order-access'

const review = customerEndpoint(addReviewCall, async (q, { customerId, caller, ...deps }) => {
  await requireOrderOnSite(deps.db, caller.site, q.order_id)
  await addReview(deps, customerId, { orderId: q.order_id, rating: q.rat, body: q.cmt })
})

const srvw = endpoint(listReviewsCall, async ({ gid, page, limit, rat, sort, lan }, { db }) => {
  const { items, total, ratingCounts } = await listReviews(db, { gid, language: lan, stars: rat, sort, page, limit })
  return { list: items.map(toReview), paging: { total, page, limit }, rat_cnts: ratingCounts, sorts: [...REVIEW_SORTS] }
})

export const REVIEW_ENDPOINTS = [review, srvw]
