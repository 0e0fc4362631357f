import 'server-only'
import { listDeals } from '@/lib/commerce-client/stores/deals-api'
import { listStoresNear } from '@/lib/commerce-client/stores/near-stores'
import type { FoundDeals } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import type { Point } from '@/lib/domain/places/places'
import { isArranged } from '@/lib/domain/stores/arrange-stores'
import type { SearchQuery } from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { anyOf, assertRows, part, readParts } from './read-parts'

export const MAX_STORES = 24
/** Stores are filtered and sorted among the nearest: as many as a call lists. */
const MAX_ARRANGED = 100
const MAX_DEALS = 12

interface SearchResults {
  stores: ListedStore[]
  /** null where stores of a kind are listed */
  deals: FoundDeals | null
  /** what was searched for in the end */
  words: string
}

/** Searches near a place; by corrected words only if neither a store nor a deal has what was typed. */
export async function readSearchResults(
  search: SearchQuery,
  { lat, lon }: Point,
  language: Language,
): Promise<SearchResults> {
  const { query, kind } = search
  const limit = isArranged(search) ? MAX_ARRANGED : MAX_STORES
  const storesWith = (text: string) => listStoresNear({ lat, lon }, language, { text, kind, limit })
  const nearby = storesWith(query)
  const byWords = query !== '' && !kind
  const listed = byWords ? listDeals({ language, lat, lon, text: query, pageSize: MAX_DEALS }) : Promise.resolve(null)
  const { stores, deals } = await readParts(
    { stores: part('slst', nearby, () => []), deals: part('glst', listed, () => null) },
    anyOf(nearby, listed.then(assertRows)),
  )
  if (!deals?.corrected) return { stores, deals, words: query }
  if (stores.length > 0) return { stores, deals: { ...deals, items: [], total: 0 }, words: query }
  const corrected = await readParts({ stores: part('slst', storesWith(deals.corrected), () => []) })
  return { ...corrected, deals, words: deals.corrected }
}
