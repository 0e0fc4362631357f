import type { dealSearch } from '@/backend/catalogue/schema/deals'
import { buildDeal, type DealPlan, type DealRow } from '@/backend/demo/deals/build-deal'
import { buildDealSearch } from '@/backend/demo/deals/build-deal-search'
import { buildMenus, type MenuRows } from '@/backend/demo/menus/build-menus'
import { signReviews } from '@/backend/demo/reviews/authors'
import { buildReviews, type ReviewRow } from '@/backend/demo/reviews/build-reviews'
import { copyStores, type ListedStore } from '@/backend/demo/stores/copy-stores'
import { buildDemoStore, type StoreRow } from '@/backend/demo/stores/demo-store'
import { type Content, readContent } from './content/read-content'
import { addOptions, type OptionRows } from './option-rows'
import { createRandom } from './random'

const FIRST_DEAL_ID = 5001
const REVIEWS_OF_COPY = 3

export interface Catalogue extends MenuRows {
  stores: StoreRow[]
  deals: DealRow[]
  search: (typeof dealSearch.$inferInsert)[]
  reviews: ReviewRow[]
  options: OptionRows
}

function reviewsFor({ gid, trade, isCopy }: ListedStore, { reviews }: Content) {
  const pool = reviews.get(trade)
  if (!pool) throw new Error(`no reviews of ${trade}`)
  const written = createRandom(`reviews of ${gid}`).sample(pool, isCopy ? REVIEWS_OF_COPY : pool.length)
  return signReviews(written, gid)
}

/** Deterministic for the same `now` and count. Deals beyond the written ones are of copies of their stores. */
export function buildCatalogue(now: Date, count?: number): Catalogue {
  const content = readContent()
  const listed = copyStores(content.stores, count ?? 0)
  const options: OptionRows = { groups: [], choices: [] }
  const menus = buildMenus(listed, content.options, options)
  const catalogue: Catalogue = { stores: [], deals: [], search: [], reviews: [], options, ...menus }
  for (const each of listed) {
    const store = buildDemoStore(each, now)
    catalogue.stores.push(store)
    const left = reviewsFor(each, content)
    for (const written of each.deals.slice(0, (count ?? Number.POSITIVE_INFINITY) - catalogue.deals.length)) {
      const id = FIRST_DEAL_ID + catalogue.deals.length
      const plan: DealPlan = { id, written, listed: each, store }
      const deal = buildDeal(plan, now)
      const reviews = buildReviews(plan, deal, left, now, catalogue.reviews.length + 1)
      catalogue.reviews.push(...reviews)
      deal.ratingCount = reviews.length
      deal.ratingSum = reviews.reduce((sum, { rating }) => sum + rating, 0)
      store.ratingCount = (store.ratingCount ?? 0) + deal.ratingCount
      store.ratingSum = (store.ratingSum ?? 0) + deal.ratingSum
      store.soldCount = (store.soldCount ?? 0) + (deal.soldCount ?? 0)
      addOptions(options, content.options, written.options, { dealId: id }, createRandom(`options ${id}`))
      catalogue.deals.push(deal)
      catalogue.search.push(buildDealSearch(plan, deal, store))
    }
  }
  return catalogue
}
