import 'server-only'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { getDeal, listDeals } from './deals'

/** Each is a read. */
const MAX_DEALS = 12

/** The ids of the stores that the best deals near a place name: the documents have no list of stores. */
export async function listKnownStores(place: { lat: number; lon: number }, language: Language): Promise<number[]> {
  const { items } = await listDeals({ language, ...place, sort: DEAL_SORTS.ranking, pageSize: MAX_DEALS })
  const deals = await Promise.all(items.map(({ id }) => getDeal(id, language).catch(() => null)))
  const gids = deals.flatMap((deal) => (deal ? [deal.gid, ...deal.branches.map(({ gid }) => gid)] : []))
  return [...new Set(gids)]
}
