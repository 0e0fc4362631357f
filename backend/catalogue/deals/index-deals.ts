import { eq, inArray, lt, sql } from 'drizzle-orm'
import { categories, dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { cityTerm, TERMS_VERSION, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import { bulkInsert } from '@/backend/platform/db/bulk-write'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { Localised } from '@/lib/domain/languages/languages'
import { discountPercent } from '@/lib/domain/money/decimals'

const BATCH = 200

/** SQL for the deepest category of a search row, which determines the levels above it. */
export const DEEPEST_CATEGORY = sql<number>`coalesce(nullif(${dealSearch.category3}, 0), nullif(${dealSearch.category2}, 0), ${dealSearch.category1})`

/**
 * Rewrites the search rows of deals, by id and category, with the words of the deal, its store and its categories in all
 * languages. A retired deal loses its row.
 */
export async function indexDeals(tx: Transaction, categoryOf: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...categoryOf.keys()]
  if (ids.length === 0) return
  const tree = new Map((await tx.select().from(categories)).map((category) => [category.id, category]))
  const pathOf = (id: number): { id: number; name: Localised }[] => {
    const category = tree.get(id)
    if (!category) return []
    return [...(category.parentId === null ? [] : pathOf(category.parentId)), category]
  }
  const found = await tx
    .select({ deal: deals, store: stores })
    .from(deals)
    .innerJoin(stores, eq(stores.gid, deals.gid))
    .where(inArray(deals.id, ids))
  const rows = found.flatMap(({ deal, store }) => {
    if (deal.retiredAt !== null) return []
    const path = pathOf(categoryOf.get(deal.id) ?? 0)
    const [category1 = 0, category2 = 0, category3 = 0] = path.map(({ id }) => id)
    const names = [deal.name, store.name, ...path.map(({ name }) => name)].flatMap((name) => Object.values(name))
    const terms = [...toSearchTerms([...names, store.city]), cityTerm(store.cityKey)]
    const rating = deal.ratingCount > 0 ? Math.round((deal.ratingSum / deal.ratingCount) * 100) : 0
    const discount = discountPercent(deal.price, deal.dealPrice)
    return {
      dealId: deal.id,
      gid: deal.gid,
      cityKey: store.cityKey,
      // needs no escaping: terms contain only letters, digits, `+` and `@`
      terms: terms.map((term) => `'${term}'`).join(' '),
      termsVersion: TERMS_VERSION,
      category1,
      category2,
      category3,
      dealPrice: deal.dealPrice,
      discountPercent: discount,
      soldCount: deal.soldCount,
      rating,
      score: dealScore(deal, rating, deal.ratingCount, discount),
      lat: store.lat,
      lon: store.lon,
      endsAt: deal.endsAt,
    }
  })
  await tx.delete(dealSearch).where(inArray(dealSearch.dealId, ids))
  await bulkInsert(tx, dealSearch, rows)
}

/** Rewrites the search row of one deal, which keeps its category. */
export async function reindexDeal(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select({ category: DEEPEST_CATEGORY }).from(dealSearch).where(eq(dealSearch.dealId, id))
  if (row) await indexDeals(tx, new Map([[id, Number(row.category)]]))
}

/** Rewrites the search rows of an older `TERMS_VERSION`. Run at startup, by one process at a time. */
export async function reindexDeals(db: Database, onBatch: () => void = () => undefined): Promise<void> {
  for (;;) {
    const done = await inTransaction(db, async (tx) => {
      const stale = await tx
        .select({ id: dealSearch.dealId, category: DEEPEST_CATEGORY })
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

/** Copies ratings and sold counts of deals to their search rows, which lists are sorted by. */
export async function refreshNumbers(db: Database, dealIds: number[]): Promise<void> {
  if (dealIds.length === 0) return
  const rating = sql`case when ${deals.ratingCount} > 0 then (${deals.ratingSum} * 100) / ${deals.ratingCount} else 0 end`
  await db
    .update(dealSearch)
    .set({ soldCount: sql`${deals.soldCount}`, rating: sql`${rating}` })
    .from(deals)
    .where(sql`${deals.id} = ${dealSearch.dealId} and ${inArray(deals.id, dealIds)}`)
}

interface ScoredDeal {
  soldCount?: number | undefined
  stock: number
}

/**
 * The sort key of best match: up to 400 for sales, 350 for the rating, 200 for the discount and 50 for stock. `rating` is
 * in hundredths, `discount` in percent, and `count` the number of ratings.
 */
export function dealScore(deal: ScoredDeal, rating: number, count: number, discount: number): number {
  const sales = Math.min(4, Math.log10(1 + (deal.soldCount ?? 0))) * 100
  const trust = (rating / 500) * Math.min(1, count / 8) * 350
  return Math.round(sales + trust + discount * 2 + (deal.stock > 0 ? 50 : 0))
}
