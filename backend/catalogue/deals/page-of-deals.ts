import { type SQL, sql } from 'drizzle-orm'
import { mapDistance } from '@/backend/catalogue/places/map-distance'
import type { Point } from '@/lib/domain/places/places'

export interface DealPage {
  /** a sort id; an unknown one means best match */
  sort: number
  near: Point | null
  /** from 1 */
  page: number
  pageSize: number
}

/** The point that a list is sorted by distance from; null for another order. */
export function originOf({ sort, near }: Pick<DealPage, 'sort' | 'near'>): Point | null {
  return sort === 102 ? near : null
}

/** SQL that selects `deal_id` and `gid` of one page of the search rows `matching`, in order. */
export function pageOfDeals(matching: SQL, query: DealPage): SQL {
  const { sort, page, pageSize } = query
  const origin = originOf(query)
  const ofPage = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
  if (!origin) return sql`select x.deal_id, x.gid from ${matching} order by ${orderBy(sort)} ${ofPage}`
  // the spatial index orders by distance only, so that deals of one place are sorted afterwards
  const away = mapDistance({ lat: sql`x.lat`, lon: sql`x.lon` }, origin)
  const nearest = sql`
    select x.deal_id, x.gid, ${away} as away from ${matching}
    order by away fetch first (${page * pageSize}::int) rows with ties`
  return sql`select x.deal_id, x.gid from (${nearest}) x order by x.away, x.deal_id ${ofPage}`
}

/** The indexes are built with `nulls last`; without it they could not serve the order. */
export function orderBy(sort: number): SQL {
  const best = sql`x.score desc nulls last, x.deal_id`
  if (sort === 103) return sql`x.rating desc nulls last, ${best}`
  if (sort === 104) return sql`x.deal_price, ${best}`
  if (sort === 105) return sql`x.deal_price desc, ${best}`
  return best
}
