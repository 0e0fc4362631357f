import 'server-only'
import { latLonOf } from '@/lib/commerce-client/transport/lat-lon'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { listStores as listCall } from '@/lib/contract/stores'
import { distinctIds, hasId, type Id } from '@/lib/domain/codes/id'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { groupsOf, type StoreKind } from '@/lib/domain/stores/home'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { getDeal, listDeals } from './deals-api'
import { toListedStore } from './store-mapper'

/**
 * Stores near a place with the data of their cards, open ones first, then nearest first; filtered by `text` and
 * `kind`. An API may return more than `limit`; of one that lists no stores, those that its deals name, by their names.
 */
export async function listStoresNear(
  place: { lat: number; lon: number },
  language: Language,
  { text, kind, limit }: { text?: string; kind?: StoreKind; limit?: number } = {},
): Promise<ListedStore[]> {
  const request = {
    latlon: latLonOf(place),
    lan: language,
    keywords: text || undefined,
    c_ids: kind && groupsOf(kind).join(','),
    limit,
  }
  const records = await readPublic(listCall, request, { tags: ['catalogue'], isAddition: true })
  // an API that lists none at all says so by an empty list as well
  if (records && (records.length > 0 || text || kind)) return records.map(toListedStore)
  const words = (text ?? '').toLowerCase().split(/\s+/)
  const known = await readStores(await listKnownStores(place, language), language)
  return known.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}

async function readStores(gids: Id[], language: Language): Promise<ListedStore[]> {
  if (gids.length === 0) return []
  const records = await readPublic(listCall, { g_ids: gids.join(','), lan: language }, { tags: ['catalogue'] })
  return (records ?? []).map(toListedStore)
}

/** The URL of a list has room for as many ids. */
const MAX_CHOSEN = 60

/** Some stores with the data of their cards, in any order; without those that the API does not list. Not cached. */
export async function listChosenStores(gids: readonly Id[], language: Language): Promise<ListedStore[]> {
  if (gids.length === 0) return []
  const request = { g_ids: gids.slice(0, MAX_CHOSEN).join(','), lan: language }
  const records = await readPublic(listCall, request, { tags: ['catalogue'], revalidate: 0, isAddition: true })
  return (records ?? []).map(toListedStore).filter(({ gid }) => hasId(gids, gid))
}

/** Few, since each deal is a read. */
const MAX_DEALS = 12

/** The ids of the stores that the best deals near a place name: the documents have no list of stores. */
async function listKnownStores(place: { lat: number; lon: number }, language: Language): Promise<Id[]> {
  const { items } = await listDeals({ language, ...place, sort: DEAL_SORTS.ranking, pageSize: MAX_DEALS })
  const deals = await Promise.all(items.map(({ id }) => getDeal(id, language).catch(() => null)))
  const gids = deals.flatMap((deal) => (deal ? [deal.gid, ...deal.branches.map(({ gid }) => gid)] : []))
  return distinctIds(gids)
}
