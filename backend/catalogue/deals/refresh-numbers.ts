import { inArray, sql } from 'drizzle-orm'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import type { Database } from '@/backend/platform/db/database'

/** Brings ratings and sold numbers of deals to their search rows, by which lists are sorted. */
export async function refreshNumbers(db: Database, dealIds: number[]): Promise<void> {
  if (dealIds.length === 0) return
  const rating = sql`case when ${deals.ratingCount} > 0 then (${deals.ratingSum} * 100) / ${deals.ratingCount} else 0 end`
  await db
    .update(dealSearch)
    .set({ soldCount: sql`${deals.soldCount}`, rating: sql`${rating}` })
    .from(deals)
    .where(sql`${deals.id} = ${dealSearch.dealId} and ${inArray(deals.id, dealIds)}`)
}
