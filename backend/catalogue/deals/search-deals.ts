import { sql } from 'drizzle-orm'
import type { deals } from '@/backend/catalogue/schema/deals'
import { correctWords } from '@/backend/catalogue/search/correct-words'
import { listStores } from '@/backend/catalogue/stores/list-stores'
import type { OpeningRules } from '@/backend/catalogue/stores/opening'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import { type DealConditions, matchingDeals } from './matching-deals'
import { type DealPage, pageOfDeals } from './page-of-deals'

export interface DealQuery extends DealConditions, DealPage {
  /** matching deals are counted up to this number; without it, all are */
  countTo: number | undefined
}

type DealRow = typeof deals.$inferSelect

/** Amounts are minor units; the opening is that of its store. */
export interface DealSummaryRow extends Pick<DealRow, 'useHours'>, OpeningRules {
  id: number
  gid: number
  name: Localised
  shortDescription: Localised
  images: string[]
  price: number
  dealPrice: number
  currency: string
  soldCount: number
  ratingSum: number
  ratingCount: number
  /** ISO 8601 */
  changedAt: string
  storeName: Localised
  city: string
  region: string
}

export const SUMMARY_COLUMNS = sql`
  d.id, d.gid, d.name, d.short_description as "shortDescription", d.images, d.price, d.deal_price as "dealPrice", d.currency,
  d.sold_count as "soldCount", d.rating_sum as "ratingSum", d.rating_count as "ratingCount",
  d.changed_at as "changedAt", d.use_hours as "useHours",
  s.name as "storeName", s.city, s.region, s.time_zone as "timeZone", s.hours, s.holidays,
  s.special_hours as "specialHours", s.closed_until as "closedUntil", s.suspended`

/** A row of `SUMMARY_COLUMNS`, whose texts are as stored. */
export function toSummary<Row extends DealSummaryRow>(row: Row): Row {
  const [name, shortDescription] = [completeText(row.name), completeText(row.shortDescription)]
  const closedUntil = row.closedUntil && new Date(row.closedUntil)
  return { ...row, name, shortDescription, closedUntil, storeName: completeText(row.storeName) }
}

export interface DealList {
  items: DealSummaryRow[]
  /** at most `countTo` */
  total: number
  hasMore: boolean
}

/**
 * A search that finds more deals reads them in the order of the list, where matches come soon; one that finds fewer reads
 * all matches and sorts them.
 */
const COMMON = 1000

/** Reads the count and the page's rows in one statement. */
export async function listDeals(db: Database, query: DealQuery, now: Date): Promise<DealList> {
  const { countTo = null } = query
  const { listed, counted } = matchingDeals(query, now)
  // counts one more than `countTo`, to know whether there are more
  const found = sql`select 1 from ${counted} limit ${countTo && countTo + 1}`
  const inOrder = pageOfDeals(listed, query)
  const common = Math.min(COMMON, countTo ?? COMMON)
  const page = query.keywords?.trim()
    ? sql`
      select * from (${inOrder}) x where t.total > ${common}
      union all select * from (${pageOfDeals(counted, query)}) x where t.total <= ${common}`
    : inOrder
  const rows = rowsFrom<DealSummaryRow & { total: number }>(
    await db.execute(sql`
    select t.total, p.*
    from (select count(*)::int as total from (${found}) one) t
    left join lateral (
      select ${SUMMARY_COLUMNS}, hit.place
      from (select x.deal_id, x.gid, row_number() over () as place from (${page}) x) hit
      join deals d on d.id = hit.deal_id
      join stores s on s.gid = hit.gid
    ) p on true
    order by p.place`),
  )
  const total = rows[0]?.total ?? 0
  const hasMore = countTo !== null && total > countTo
  return { items: rows.filter((row) => row.id !== null).map(toSummary), total: hasMore ? countTo : total, hasMore }
}

interface FoundDeals extends DealList {
  /** the words that were searched instead of the typed ones, which match nothing */
  corrected?: string
}

/** Lists the deals of a query. If its words match nothing, corrected ones that a deal or a store matches are searched. */
export async function searchDeals(db: Database, query: DealQuery, now: Date): Promise<FoundDeals> {
  const found = await listDeals(db, query, now)
  if (found.total > 0 || !query.keywords?.trim()) return found
  for (const corrected of await correctWords(db, query.keywords)) {
    const list = await listDeals(db, { ...query, keywords: corrected }, now)
    if (list.total > 0 || (await hasStore(db, query, corrected, now))) return { ...list, corrected }
  }
  return found
}

async function hasStore(db: Database, { gid, near, city }: DealQuery, keywords: string, now: Date): Promise<boolean> {
  if (gid !== undefined) return false
  const query = { gids: null, near, city, kind: undefined, groups: null, keywords, limit: 1 }
  return (await listStores(db, query, now)).length > 0
}
