import { type SQL, sql } from 'drizzle-orm'
import { nearestCity } from '@/backend/catalogue/places/distance'
import { cityTerms } from '@/backend/catalogue/search/city-terms'
import { searchQuery } from '@/backend/catalogue/search/search-query'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import type { Point } from '@/lib/domain/places/places'
import { orderBy, originOf } from './page-of-deals'
import type { DealFilters } from './parse-filters'

export interface DealConditions {
  /** a sort id: the order in which `listed` is going to be read */
  sort: number
  keywords: string | undefined
  /** category ids of any level; a deal must match one of them */
  categories: number[]
  filters: DealFilters
  /** restricts the list to the nearest city */
  near: Point | null
  gid: number | undefined
}

interface MatchingDeals {
  /** fast to read in order, and then only as many as are shown */
  listed: SQL
  /** fast to read as a whole; of a search, by the index of words within cities alone */
  counted: SQL
}

/** SQL after `from`, with the rows as `x`; the same rows in two ways. */
export function matchingDeals(query: DealConditions, now: Date): MatchingDeals {
  const { categories, filters, gid } = query
  const city = query.near && gid === undefined ? nearestCity(query.near) : null
  const all = [sql`x.ends_at > ${now.toISOString()}::timestamptz`]
  if (filters.minDiscount > 0) all.push(sql`x.discount_percent >= ${filters.minDiscount}`)
  if (filters.soldOver >= 0) all.push(sql`x.sold_count > ${filters.soldOver}`)
  if (gid !== undefined) all.push(sql`x.gid = ${gid}`)
  const where = (more: SQL[]) => sql`x where ${sql.join([...all, ...more], sql` and `)}`
  const order = originOf(query) ? sql`` : sql`order by ${orderBy(query.sort)}`
  const list = (...more: SQL[]) => sql`${inCategories(categories, order)} ${where(more)}`
  const count = (...more: SQL[]) => sql`${inCategories(categories)} ${where(more)}`
  const inCity = city ? [sql`x.city_key = ${city}`] : []
  if (!query.keywords?.trim()) return { listed: list(...inCity), counted: count(...inCity) }
  const words = toSearchQuery(query.keywords)
  if (!words) return { listed: list(sql`false`), counted: count(sql`false`) }
  const found = sql`x.terms @@ ${searchQuery(words)}`
  // without the fence, a word that is rarer than PostgreSQL thinks has it walk through all deals in the list's order
  const whole = (match: SQL) => sql`(select x.* from ${count(match)} offset 0) x`
  if (!city) return { listed: list(found), counted: whole(found) }
  const row = { cityKey: sql`x.city_key`, terms: sql`x.terms` }
  return {
    listed: list(...inCity, found),
    counted: whole(sql`${cityTerms(row)} @@ ${searchQuery(words, city)}`),
  }
}

/**
 * Each level has its own column; ids divisible by 100 are level 1, others level 2 or 3. Of a single id, each column is
 * a branch of its own, which an index reads in `order`; `or` would have all rows read and sorted.
 */
function inCategories(ids: number[], order = sql``): SQL {
  const [only] = ids
  if (only === undefined) return sql`deal_search`
  if (ids.length > 1) return sql`(select * from deal_search where ${sql.join(ids.map(inCategory), sql` or `)})`
  if (isTopLevel(only)) return sql`(select * from deal_search where category1 = ${only})`
  return sql`(
    (select * from deal_search x where category2 = ${only} ${order})
    union all (select * from deal_search x where category3 = ${only} ${order}))`
}

const isTopLevel = (id: number) => id % 100 === 0

function inCategory(id: number): SQL {
  return isTopLevel(id) ? sql`category1 = ${id}` : sql`(category2 = ${id} or category3 = ${id})`
}
