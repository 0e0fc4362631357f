import { inArray, sql } from 'drizzle-orm'
import { categories } from '@/backend/catalogue/schema/deals'
import type { Hit } from '@/backend/catalogue/search/hit'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { searchQuery } from '@/backend/catalogue/search/sql-functions'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import { matchNames } from './match-names'

interface FoundStore {
  gid: number
  name: Localised
  categories: number[]
}

interface FoundSection {
  gid: number
  section: Localised
  count: number
  /** the first of its dishes that are found */
  dish: Localised
}

/**
 * Why a search found stores whose names have not all of its words: a section of the menu that has them, else dishes, else
 * a category. A store that is found by several of these together is left out. Makes three queries.
 */
export async function explainStores(
  db: Database,
  keywords: string,
  stores: readonly FoundStore[],
): Promise<Map<number, Hit>> {
  const words = toSearchQuery(keywords)
  if (!words || stores.length === 0) return new Map()
  const gids = stores.map(({ gid }) => gid)
  const [sections, trades] = await Promise.all([
    findSections(db, gids, words),
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, [...new Set(stores.flatMap((store) => store.categories))])),
  ])
  const named = [
    ...stores.map(({ name }) => name),
    ...sections.map(({ section }) => section),
    ...trades.map(({ name }) => name),
  ]
  const matches = await matchNames(
    db,
    keywords,
    named.map((name) => Object.values(name)),
  )
  const isMatch = new Map(named.map((name, at) => [name, matches[at]]))
  const reasons = stores.flatMap((store): [number, Hit][] => {
    if (isMatch.get(store.name)) return []
    const own = sections.filter(({ gid }) => gid === store.gid)
    const section = own.find((one) => isMatch.get(one.section))
    if (section) return [[store.gid, { of: 'section', name: completeText(section.section), count: section.count }]]
    const [first] = own
    const count = own.reduce((sum, one) => sum + one.count, 0)
    if (first) return [[store.gid, { of: 'product', name: completeText(first.dish), count }]]
    const trade = trades.find(({ id, name }) => store.categories.includes(id) && isMatch.get(name))
    return trade ? [[store.gid, { of: 'category', name: trade.name }]] : []
  })
  return new Map(reasons)
}

async function findSections(db: Database, gids: number[], words: string): Promise<FoundSection[]> {
  return rowsFrom<FoundSection>(
    await db.execute(sql`
    select p.gid, s.name as section, count(*)::int as count, (array_agg(p.name order by p.position, p.id))[1] as dish
    from product_search x join products p on p.id = x.product_id join menu_sections s on s.id = p.section_id
    where x.gid in ${gids} and x.terms @@ ${searchQuery(words)} and p.retired_at is null and s.retired_at is null
    group by p.gid, s.id, s.name, s.position order by p.gid, s.position, s.id`),
  )
}
