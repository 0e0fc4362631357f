import { listDeals } from '@/backend/catalogue/deals/search-deals'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import type { CategoryCounts } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import { suggestCategories } from './suggest-categories'
import { suggestProducts } from './suggest-products'
import { suggestStores } from './suggest-stores'
import type { Suggesting } from './suggesting'

const BEST_MATCH = 106
/** A list that has more is read in its order, see `listDeals`. */
const COUNT_TO = 1000

/** A few of each kind that the words find, in a city or of one store; all empty without a searchable word. */
export async function suggest(db: Database, query: Omit<Suggesting, 'words'>, counts: CategoryCounts, now: Date) {
  const words = toSearchQuery(query.keywords)
  if (!words) return { stores: [], products: [], deals: [], categories: [] }
  const asked = { ...query, words }
  const isOfAll = query.gid === undefined
  const [stores, products, deals, categories] = await Promise.all([
    isOfAll ? suggestStores(db, asked) : [],
    suggestProducts(db, asked, now),
    suggestDeals(db, asked, now),
    isOfAll ? suggestCategories(db, asked, counts, now) : [],
  ])
  return { stores, products, deals, categories }
}

async function suggestDeals(db: Database, { keywords, city, near, gid, limit }: Suggesting, now: Date) {
  const filters = { minDiscount: 0, soldOver: -1 }
  const page = { sort: BEST_MATCH, near, page: 1, pageSize: limit, countTo: COUNT_TO }
  return (await listDeals(db, { keywords, categories: [], filters, city, gid, ...page }, now)).items
}
