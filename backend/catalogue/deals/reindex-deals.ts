import { lt, sql } from 'drizzle-orm'
import { dealSearch } from '@/backend/catalogue/schema/deals'
import { TERMS_VERSION } from '@/backend/catalogue/search/search-terms'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { indexDeals } from './index-deals'

const BATCH = 200

/** Writes the search rows anew whose terms follow earlier rules; run at a start, by one process at a time. */
export async function reindexDeals(db: Database, onBatch: () => void = () => undefined): Promise<void> {
  for (;;) {
    const done = await inTransaction(db, async (tx) => {
      const stale = await tx
        .select({
          id: dealSearch.dealId,
          category: sql<number>`coalesce(nullif(${dealSearch.category3}, 0), nullif(${dealSearch.category2}, 0), ${dealSearch.category1})`,
        })
        .from(dealSearch)
        .where(lt(dealSearch.termsVersion, TERMS_VERSION))
        .limit(BATCH)
      await indexDeals(tx, new Map(stale.map(({ id, category }) => [id, category])))
      return stale.length
    })
    if (done === 0) return
    onBatch()
  }
}
