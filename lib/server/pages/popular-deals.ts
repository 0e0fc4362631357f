import 'server-only'
import { type DealQuery, listDeals } from '@/lib/commerce-client/stores/deals-api'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { readCities } from '@/lib/server/site/cities'
import { part, readParts } from './read-parts'

const SHOWN = 3

/** The best-selling of the best matches near a place, for pages that have nothing else to show. */
export async function readPopularDeals(
  query: Pick<DealQuery, 'language' | 'gid' | 'lat' | 'lon'>,
): Promise<DealSummary[]> {
  const { items } = await listDeals(query)
  return items.toSorted((a, b) => b.soldCount - a.soldCount).slice(0, SHOWN)
}

/** Popular deals for a page that every city shares; none when they cannot be read. */
export async function readPopularEverywhere(query: Pick<DealQuery, 'language' | 'gid'>): Promise<DealSummary[]> {
  const [{ lat, lon }] = await readCities()
  const parts = await readParts({ popular: part('glst', readPopularDeals({ ...query, lat, lon }), () => []) })
  return parts.popular
}
