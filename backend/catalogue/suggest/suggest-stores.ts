import { eq, sql } from 'drizzle-orm'
import { mapDistance } from '@/backend/catalogue/places/map-distance'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import type { Hit } from '@/backend/catalogue/search/hit'
import { searchQuery } from '@/backend/catalogue/search/sql-functions'
import { explainStores } from '@/backend/catalogue/stores/explain-stores'
import { LISTED_COLUMNS, type ListedStoreRow } from '@/backend/catalogue/stores/list-stores'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import type { Suggesting } from './suggesting'

/** The nearest that are ranked. */
const CONSIDERED = 40

export interface SuggestedStore {
  store: ListedStoreRow
  hit?: Hit | undefined
}

/** Stores, nearest first: those whose own name has the words before those whose menu or category has them. */
export async function suggestStores(
  db: Database,
  { keywords, words, city, near, limit }: Suggesting,
): Promise<SuggestedStore[]> {
  const isFound = sql`${storeSearch.terms} @@ ${searchQuery(words)}`
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(stores)
    .where(
      // offset 0 has PostgreSQL read the index of words first
      sql`${eq(stores.cityKey, city)} and ${stores.gid} in (select ${storeSearch.gid} from ${storeSearch} where ${isFound} offset 0)`,
    )
    .orderBy(mapDistance(stores, near))
    .limit(CONSIDERED)
  const isNamed = await matchNames(
    db,
    keywords,
    rows.map(({ name }) => Object.values(name)),
  )
  const named = rows.filter((_, at) => isNamed[at]).slice(0, limit)
  const others = rows.filter((_, at) => !isNamed[at]).slice(0, limit - named.length)
  const hits = await explainStores(db, keywords, others)
  return [...named, ...others].map((store) => ({ store, hit: hits.get(store.gid) }))
}
