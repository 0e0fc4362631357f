import 'server-only'
import { listStoreReviews, type StoreReviews } from '@/lib/commerce-client/stores/reviews'
import type { Language } from '@/lib/domain/site/languages'
import { log } from '@/lib/log'

/** As many as the page of a store shows; the dialog loads the others. */
const SHORT_LIST = 3

/** The first reviews of a store; none where the API has no such call, or fails: the page can do without. */
export async function storeReviews(gid: number, language: Language): Promise<StoreReviews> {
  try {
    return await listStoreReviews({ gid, language, page: 1, pageSize: SHORT_LIST })
  } catch (error) {
    log.warn({ call: 'srvw', reason: error instanceof Error ? error.name : '' }, 'a store is shown without reviews')
    return { items: [], page: 1, pageSize: SHORT_LIST, total: 0, ratingCounts: null }
  }
}
