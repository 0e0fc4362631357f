import { correctWords } from '@/backend/catalogue/search/correct-words'
import { listStores } from '@/backend/catalogue/stores/list-stores'
import type { Database } from '@/backend/platform/db/database'
import { type DealList, type DealQuery, listDeals } from './list-deals'

interface FoundDeals extends DealList {
  /** the words that were searched for instead of what was typed, which nothing has */
  corrected?: string
}

/** The list of a query. If nothing has its words, that of the nearest words which a deal, or a store there, has. */
export async function searchDeals(db: Database, query: DealQuery, now: Date): Promise<FoundDeals> {
  const found = await listDeals(db, query, now)
  if (found.total > 0 || !query.keywords?.trim()) return found
  for (const corrected of await correctWords(db, query.keywords)) {
    const list = await listDeals(db, { ...query, keywords: corrected }, now)
    if (list.total > 0 || (await hasStore(db, query, corrected, now))) return { ...list, corrected }
  }
  return found
}

async function hasStore(db: Database, { gid, near }: DealQuery, keywords: string, now: Date): Promise<boolean> {
  if (gid !== undefined) return false
  const query = { gids: null, near, kind: undefined, groups: null, keywords, limit: 1 }
  return (await listStores(db, query, now)).length > 0
}
