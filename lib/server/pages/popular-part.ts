import 'server-only'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { CITIES, DEFAULT_CITY } from '@/lib/domain/places/cities'
import { type PageContext, storeLimit } from './page-context'
import { readPopularDeals } from './popular-deals'
import { part, readParts } from './read-parts'

/** Popular deals for pages that are the same in every city. */
export async function readPopularPart({ site, language }: PageContext): Promise<DealSummary[]> {
  const { lat, lon } = CITIES[DEFAULT_CITY]
  const read = readPopularDeals({ language, gid: storeLimit(site), lat, lon })
  const { popular } = await readParts({ popular: part('glst', read, () => []) })
  return popular
}
