import { type SQL, sql } from 'drizzle-orm'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { cityTerms, searchQuery } from '@/backend/catalogue/search/sql-functions'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'
import { orderBy, originOf } from './page-of-deals'

export interface DealFilters {
  /** minimum discount in whole percent; 0 for any */
  minDiscount: number
  /** more than this many sold; -1 for any */
  soldOver: number
}

/** Percent by the flag of a slider with steps of ten percent: `1000` stands for 10 and 20, of which the lower counts. */
const MIN_DISCOUNT: Record<string, number> = { 1000: 10, '0100': 30, '0010': 40, '0001': 50, '0000': 60 }
const SOLD_OVER: Record<string, number> = { 1000: 50, '0100': 200, '0010': 500, '0000': 1000 }

/** Parses `0,{discount},{sold}`; an unknown part does not filter. An exact minimum discount replaces the flag's. */
export function parseFilters(flag: string | undefined, minDiscount: number | undefined): DealFilters {
  const [, discount = '0', sold = '0'] = (flag ?? '').split(',')
  return { minDiscount: minDiscount ?? MIN_DISCOUNT[discount] ?? 0, soldOver: SOLD_OVER[sold] ?? -1 }
}

export interface DealConditions {
  /** a sort id: the order that `listed` is read in */
  sort: number
  keywords: string | undefined
  /** category ids of any level; a deal must match one of them */
  categories: number[]
  filters: DealFilters
  /** where a list by distance begins */
  near: Point | null
  /** restricts the list, unless it is one store's */
  city: CityKey | null
  gid: number | undefined
}

interface MatchingDeals {
  /** fast to read in order up to a limit */
  listed: SQL
  /** fast to read completely; a search reads the index of words within cities only */
  counted: SQL
}

/** SQL to stand after `from`, with the rows as `x`: the same rows, read in two ways. */
export function matchingDeals(query: DealConditions, now: Date): MatchingDeals {
  const { categories, filters, gid } = query
  const city = gid === undefined ? query.city : null
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
  // offset 0 is an optimisation fence: PostgreSQL underestimates how rare a word is, and would scan all deals in order
  const whole = (match: SQL) => sql`(select x.* from ${count(match)} offset 0) x`
  if (!city) return { listed: list(found), counted: whole(found) }
  const row = { cityKey: sql`x.city_key`, terms: sql`x.terms` }
  return {
    listed: list(...inCity, found),
    counted: whole(sql`${cityTerms(row)} @@ ${searchQuery(words, city)}`),
  }
}

/**
 * Each level has its own column; ids divisible by 100 are level 1, others level 2 or 3. A single id is a union of its
 * columns, each of which an index reads in `order`; with `or`, all rows would be read and sorted.
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
