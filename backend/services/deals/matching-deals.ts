import { type SQL, sql } from 'drizzle-orm'
import { nearestCity, type Point } from '@/backend/services/places/distance'
import type { DealFilters } from './parse-filters'
import { cityTerm, toTsQuery } from './search-terms'

export interface DealConditions {
  keywords: string | undefined
  /** category ids of any level; a deal must match one of them */
  categories: number[]
  filters: DealFilters
  /** restricts the list to the nearest city */
  near: Point | null
  /** restricts it to one store instead */
  gid: number | undefined
}

interface MatchingDeals {
  listed: SQL
  counted: SQL
}

/**
 * SQL after `from`: the search rows of the active deals at `now` that meet all conditions, as `x`. Both have the same
 * rows. Those of a search are counted by the index of words alone, which knows the city; those listed may also be found
 * by walking through the city's best, which is faster for common words.
 */
export function matchingDeals(query: DealConditions, now: Date): MatchingDeals {
  const { categories, filters, gid } = query
  const city = query.near && gid === undefined ? nearestCity(query.near) : null
  const all = [sql`x.ends_at > ${now.toISOString()}::timestamptz`]
  if (filters.minDiscount > 0) all.push(sql`x.discount_percent >= ${filters.minDiscount}`)
  if (filters.soldOver >= 0) all.push(sql`x.sold_count > ${filters.soldOver}`)
  if (gid !== undefined) all.push(sql`x.gid = ${gid}`)
  const matching = (more: SQL[]) => sql`${inCategories(categories)} x where ${sql.join([...all, ...more], sql` and `)}`
  const inCity = city ? [sql`x.city_key = ${city}`] : []
  if (!query.keywords?.trim()) return { listed: matching(inCity), counted: matching(inCity) }
  const words = toTsQuery(query.keywords)
  if (!words) return { listed: matching([sql`false`]), counted: matching([sql`false`]) }
  const wordsInCity = city ? `${words} & '${cityTerm(city)}'` : words
  return {
    listed: matching([...inCity, sql`x.terms @@ ${words}::tsquery`]),
    counted: matching([sql`x.terms @@ ${wordsInCity}::tsquery`]),
  }
}

/**
 * Each level has its own column; ids divisible by 100 are level 1, others level 2 or 3. Of a single id, each column is
 * a branch of its own, which an index serves in the order of the list; `or` would have all rows read and sorted.
 */
function inCategories(ids: number[]): SQL {
  const [only] = ids
  if (only === undefined) return sql`deal_search`
  if (ids.length > 1) return sql`(select * from deal_search where ${sql.join(ids.map(inCategory), sql` or `)})`
  if (isTopLevel(only)) return sql`(select * from deal_search where category1 = ${only})`
  return sql`(
    select * from deal_search where category2 = ${only}
    union all select * from deal_search where category3 = ${only})`
}

const isTopLevel = (id: number) => id % 100 === 0

function inCategory(id: number): SQL {
  return isTopLevel(id) ? sql`category1 = ${id}` : sql`(category2 = ${id} or category3 = ${id})`
}
