import 'server-only'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { listStores } from '@/lib/contract/stores'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/site/languages'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { getDeal, listDeals } from './deals'
import { toListedStore } from './store-mapper'

/** Each is a read. */
const MAX_DEALS = 12

/** The stores of the best deals near a place: the documents have no list of stores, only their records by id. */
export async function listKnownStores(place: { lat: number; lon: number }, language: Language): Promise<ListedStore[]> {
  const { items } = await listDeals({ language, ...place, sort: DEAL_SORTS.ranking, pageSize: MAX_DEALS })
  const deals = await Promise.all(items.map(({ id }) => getDeal(id, language).catch(() => null)))
  const gids = new Set(deals.flatMap((deal) => (deal ? [deal.gid, ...deal.branches.map(({ gid }) => gid)] : [])))
  if (gids.size === 0) return []
  const request = { g_ids: [...gids].join(','), lan: language }
  const rows = await readPublic(listStores, request, { tags: ['catalogue'] })
  return (rows ?? []).map(toListedStore)
}
