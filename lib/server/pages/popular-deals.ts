import 'server-only'
import { type DealQuery, listDeals } from '@/lib/commerce-client/stores/deals'
import type { DealSummary } from '@/lib/domain/deals/deals'

const SHOWN = 3

/** What pages offer that have nothing else to show: of the best matches near a place, those most often sold. */
export async function readPopularDeals(
  query: Pick<DealQuery, 'language' | 'gid' | 'lat' | 'lon'>,
): Promise<DealSummary[]> {
  const { items } = await listDeals(query)
  return items.toSorted((a, b) => b.soldCount - a.soldCount).slice(0, SHOWN)
}
