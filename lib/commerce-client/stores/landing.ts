import 'server-only'
import type { DealSummary } from '@/lib/domain/deals/deals'
import type { PageOf } from '@/lib/domain/page-of'
import { type DealQuery, listDeals } from './deals'

const TOP_DEALS = 3

interface LandingQuery extends Pick<DealQuery, 'language' | 'gid' | 'page'> {
  lat: number
  lon: number
  /** of the popular deals; a sort id of DEAL_SORTS, like the next one */
  sort: number
  topThreeSort: number
}

/** The deals of the landing page near a place: the top three, and one page of the popular ones. */
export async function listLandingDeals({
  topThreeSort,
  ...query
}: LandingQuery): Promise<{ top: DealSummary[]; popular: PageOf<DealSummary> }> {
  const [top, popular] = await Promise.all([
    listDeals({ ...query, sort: topThreeSort, page: 1, pageSize: TOP_DEALS }),
    listDeals(query),
  ])
  return { top: top.items, popular }
}
