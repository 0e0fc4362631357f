import { eq, inArray, sql } from 'drizzle-orm'
import { categories, dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { cityTerm, TERMS_VERSION, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import { bulkInsert } from '@/backend/platform/db/bulk-insert'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Localised } from '@/lib/domain/languages/languages'
import { discountPercent } from '@/lib/domain/money/decimals'
import { dealScore } from './deal-score'

/** SQL: the category of a search row, of which the levels above follow. */
export const DEEPEST_CATEGORY = sql<number>`coalesce(nullif(${dealSearch.category3}, 0), nullif(${dealSearch.category2}, 0), ${dealSearch.category1})`

/**
 * Writes the search rows of deals anew, by id and category: words of the deal, its store and its categories in all
 * languages. A deal that was taken out of sale loses its row.
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
      // terms contain only letters, digits and signs of their kinds
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

/** The same for one deal, in the category that it is in. */
export async function reindexDeal(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select({ category: DEEPEST_CATEGORY }).from(dealSearch).where(eq(dealSearch.dealId, id))
  if (row) await indexDeals(tx, new Map([[id, Number(row.category)]]))
}
