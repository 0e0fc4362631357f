import { inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DEEPEST_CATEGORY, indexDeals } from '@/backend/catalogue/deals/index-deals'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { categories, dealSearch, shortcuts } from '@/backend/catalogue/schema/deals'
import { storeSearch } from '@/backend/catalogue/schema/stores'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import type { MarketPlan } from '@/backend/catalogue-files/plan/plan-market'
import type { Diff } from '@/backend/catalogue-files/stored/diff-rows'
import { bulkInsert, bulkUpdate } from '@/backend/platform/db/bulk-write'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Tag } from '@/lib/contract/purge'
import { tagsOfMarket } from './tags-of-plan'

const BATCH = 500

/** Returns the tags of the pages that show what changed. */
export async function applyMarket(tx: Transaction, plan: MarketPlan): Promise<Tag[]> {
  await write(tx, categories, plan.categories)
  if (plan.categories.removed.length > 0)
    await tx.delete(categories).where(inArray(categories.id, idsOf(plan.categories)))
  await write(tx, shortcuts, plan.shortcuts)
  if (plan.shortcuts.removed.length > 0) await tx.delete(shortcuts).where(inArray(shortcuts.id, idsOf(plan.shortcuts)))
  await write(tx, coupons, plan.coupons)
  if (plan.categories.changed.length > 0) await indexAll(tx)
  return tagsOfMarket(plan)
}

const idsOf = ({ removed }: Diff) => removed.map(({ id }) => id)

async function write(tx: Transaction, table: PgTable, { created, changed }: Diff): Promise<void> {
  const rows = created.map(({ id, row }) => ({ ...row, id }))
  await bulkInsert(tx, table, rows as unknown as PgTable['$inferInsert'][])
  await bulkUpdate(tx, table, 'id', changed)
}

/** Indexes everything again, since the search rows of stores and deals have the names of their categories. */
async function indexAll(tx: Transaction): Promise<void> {
  const rows = await tx.select({ id: dealSearch.dealId, category: DEEPEST_CATEGORY }).from(dealSearch)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    await indexDeals(tx, new Map(batch.map(({ id, category }) => [id, Number(category)])))
  }
  await tx.delete(storeSearch)
  await indexStores(tx)
}
