import 'server-only'
import type { Review } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/site/languages'
import { log } from '@/lib/log'
import { listStoreReviews } from '@/lib/remote/stores/reviews'

/** As many as a page can carry within its budget of bytes. */
const MAX_ON_PAGE = 10

/** The first reviews of a store; none where the API has no such call, or fails: the page can do without. */
export async function storeReviews(gid: number, language: Language): Promise<{ reviews: Review[]; isPart: boolean }> {
  try {
    const found = await listStoreReviews(gid, language, MAX_ON_PAGE + 1)
    return { reviews: found.slice(0, MAX_ON_PAGE), isPart: found.length > MAX_ON_PAGE }
  } catch (error) {
    log.warn({ call: 'srvw', reason: error instanceof Error ? error.name : '' }, 'a store is shown without reviews')
    return { reviews: [], isPart: false }
  }
}
