import { inArray } from 'drizzle-orm'
import { categories, dealSearch } from '@/backend/catalogue/schema/deals'
import type { Hit } from '@/backend/catalogue/search/hit'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import type { Localised } from '@/lib/domain/languages/languages'

interface FoundDeal {
  id: number
  name: Localised
  storeName: Localised
}

/**
 * The category that a search found deals by, where neither their name nor that of their store has its words; the deepest
 * one. Makes one query, and three more where names lack the words.
 */
export async function explainDeals(
  db: Database,
  keywords: string,
  deals: readonly FoundDeal[],
): Promise<Map<number, Hit>> {
  const names = deals.flatMap(({ name, storeName }) => [Object.values(name), Object.values(storeName)])
  const isNamed = await matchNames(db, keywords, names)
  const others = deals.filter((_, at) => !isNamed[2 * at] && !isNamed[2 * at + 1]).map(({ id }) => id)
  if (others.length === 0) return new Map()
  const [rows, tree] = await Promise.all([
    db
      .select({
        id: dealSearch.dealId,
        first: dealSearch.category1,
        second: dealSearch.category2,
        third: dealSearch.category3,
      })
      .from(dealSearch)
      .where(inArray(dealSearch.dealId, others)),
    db.select({ id: categories.id, name: categories.name }).from(categories),
  ])
  const isMatch = await matchNames(
    db,
    keywords,
    tree.map(({ name }) => Object.values(name)),
  )
  const found = new Map(tree.filter((_, at) => isMatch[at]).map(({ id, name }) => [id, name]))
  const reasons = rows.flatMap(({ id, first, second, third }): [number, Hit][] => {
    const name = found.get(third) ?? found.get(second) ?? found.get(first)
    return name ? [[id, { of: 'category', name }]] : []
  })
  return new Map(reasons)
}
