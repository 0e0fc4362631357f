import 'server-only'
import type { Review } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/site/languages'
import { log } from '@/lib/log'
import { listStoreReviews } from '@/lib/remote/stores/reviews'

/** The reviews of a store's page; none where the API has no such call, or fails: the page can do without. */
export async function storeReviews(gid: number, language: Language): Promise<Review[]> {
  try {
    return await listStoreReviews(gid, language)
  } catch (error) {
    log.warn({ call: 'srvw', reason: error instanceof Error ? error.name : '' }, 'a store is shown without reviews')
    return []
  }
}
