import 'server-only'
import { listStoreReviews, type StoreReviews } from '@/lib/commerce-client/stores/reviews-api'
import type { Id } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { part } from './read-parts'

/** The page of a store shows as many; the dialog loads the others. */
const SHORT_LIST = 3

/** The first reviews of a store; none where the API has no such call. */
export function storeReviews(gid: Id, language: Language) {
  const none: StoreReviews = { items: [], page: 1, pageSize: SHORT_LIST, total: 0, ratingCounts: null, sorts: [] }
  return part('srvw', listStoreReviews({ gid, language, page: 1, pageSize: SHORT_LIST }), () => none)
}
