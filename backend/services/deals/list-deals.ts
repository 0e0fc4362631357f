import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { nearestCity, type Point } from '@/backend/services/places/distance'
import { squaredDistance } from '@/backend/services/places/squared-distance'
import type { Localised } from '@/lib/domain/site/languages'
import type { DealFilters } from './parse-filters'
import { toTsQuery } from './search-terms'

export interface DealQuery {
  keywords: string | undefined
  /** category ids of any level; a deal must match one of them */
  categories: number[]
  filters: DealFilters
  /** a sort id; an unknown one means best match */
  sort: number
  /** restricts the list to the nearest city, and is the origin of `distance` */
  near: Point | null
  gid: number | undefined
  page: number
  pageSize: number
}

/** A deal as shown in lists; amounts are minor units. */
export interface DealSummaryRow {
  id: number
  name: Localised
  shortDescription: Localised
  images: string[]
  price: number
  dealPrice: number
  currency: string
  soldCount: number
  ratingSum: number
  ratingCount: number
  storeName: Localised
  city: string
  region: string
}

export const SUMMARY_COLUMNS = sql`
  d.id, d.name, d.short_description as "shortDescription", d.images, d.price, d.deal_price as "dealPrice", d.currency,
  d.sold_count as "soldCount", d.rating_sum as "ratingSum", d.rating_count as "ratingCount",
  s.name as "storeName", s.city, s.region`

/** One page of the active deals at `now`, in one statement: the count and the page's rows. */
export async function listDeals(
  db: Database,
  query: DealQuery,
  now: Date,
): Promise<{ items: DealSummaryRow[]; total: number }> {
  const where = sql.join(conditions(query, now), sql` and `)
  const order = orderBy(query)
  const { rows } = (await db.execute(sql`
    select t.total, p.*
    from (select count(*)::int as total from deal_search x where ${where}) t
    left join lateral (
      select ${SUMMARY_COLUMNS}, hit.place
      from (
        select x.deal_id, x.gid, row_number() over () as place
        from (select x.deal_id, x.gid from deal_search x where ${where} order by ${order}
          limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}) x
      ) hit
      join deals d on d.id = hit.deal_id
      join stores s on s.gid = hit.gid
    ) p on true
    order by p.place`)) as unknown as { rows: (DealSummaryRow & { total: number })[] }
  return { items: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

function conditions({ keywords, categories, filters, near, gid }: DealQuery, now: Date): SQL[] {
  const all = [sql`x.ends_at > ${now.toISOString()}::timestamptz`]
  const words = keywords?.trim() ? toTsQuery(keywords) : null
  if (words) all.push(sql`x.terms @@ ${words}::tsquery`)
  else if (keywords?.trim()) all.push(sql`false`)
  if (categories.length > 0) all.push(inCategories(categories))
  if (filters.minDiscount > 0) all.push(sql`x.discount_percent >= ${filters.minDiscount}`)
  if (filters.soldOver >= 0) all.push(sql`x.sold_count > ${filters.soldOver}`)
  if (gid !== undefined) all.push(sql`x.gid = ${gid}`)
  else if (near) all.push(sql`x.city_key = ${nearestCity(near)}`)
  return all
}

/** Each level has its own column; ids divisible by 100 are level 1. */
function inCategories(ids: number[]): SQL {
  const each = ids.map((id) =>
    id % 100 === 0 ? sql`x.category1 = ${id}` : sql`(x.category2 = ${id} or x.category3 = ${id})`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

const PLACE = { lat: sql`x.lat`, lon: sql`x.lon` }

/** The indexes are built with `nulls last`; without it they could not serve the order. */
function orderBy({ sort, near }: DealQuery): SQL {
  if (sort === 102 && near) return sql`${squaredDistance(PLACE, near)}, x.deal_id`
  if (sort === 103) return sql`x.rating desc nulls last, x.score desc nulls last, x.deal_id`
  if (sort === 104) return sql`x.deal_price, x.score desc nulls last, x.deal_id`
  if (sort === 105) return sql`x.deal_price desc, x.score desc nulls last, x.deal_id`
  return sql`x.score desc nulls last, x.deal_id`
}
