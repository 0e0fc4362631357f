import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { loadOptions, type OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type DealSummaryRow, SUMMARY_COLUMNS, toSummary } from './search-deals'

const MAX_RELATED = 8
const MAX_BRANCHES = 20

type DealRow = typeof deals.$inferSelect
type StoreRow = typeof stores.$inferSelect

export interface DealDetail {
  deal: DealRow
  store: StoreRow
  categoryIds: number[]
  options: OptionGroupRow[]
  /** other stores of the same owner */
  branches: StoreRow[]
  related: DealSummaryRow[]
}

/** Reads a deal, which may have expired. Throws `notFound`, also for a retired deal. */
export async function readDeal(db: Database, id: number, now: Date): Promise<DealDetail> {
  const [found] = await db
    .select({ deal: deals, store: stores, search: dealSearch })
    .from(deals)
    .innerJoin(stores, eq(stores.gid, deals.gid))
    .leftJoin(dealSearch, eq(dealSearch.dealId, deals.id))
    .where(and(eq(deals.id, id), isNull(deals.retiredAt)))
  if (!found) throw new DomainError('notFound', 'no such deal')
  const { deal, store, search } = found
  const categoryIds = search ? [search.category1, search.category2, search.category3].filter((c) => c > 0) : []
  const [options, branches, related] = await Promise.all([
    loadOptions(db, 'deal', [id]),
    db
      .select()
      .from(stores)
      .where(and(eq(stores.owner, store.owner), ne(stores.gid, store.gid)))
      .orderBy(stores.gid)
      .limit(MAX_BRANCHES),
    search ? listRelated(db, id, search.category1, store.cityKey, now) : [],
  ])
  return { deal, store, categoryIds, options: options.get(id) ?? [], branches, related }
}

async function listRelated(
  db: Database,
  id: number,
  category: number,
  city: string,
  now: Date,
): Promise<DealSummaryRow[]> {
  const rows = rowsFrom<DealSummaryRow>(
    await db.execute(sql`
    select ${SUMMARY_COLUMNS}
    from (
      select deal_id, gid, score from deal_search
      where category1 = ${category} and city_key = ${city} and deal_id <> ${id}
        and ends_at > ${now.toISOString()}::timestamptz
      order by score desc nulls last, deal_id limit ${MAX_RELATED}
    ) x join deals d on d.id = x.deal_id join stores s on s.gid = x.gid
    order by x.score desc, x.deal_id`),
  )
  return rows.map(toSummary)
}
