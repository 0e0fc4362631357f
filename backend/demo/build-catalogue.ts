import type { dealSearch } from '@/backend/db/schema/deals'
import { LEAVES } from '@/backend/demo/catalogue/leaves'
import { buildDeal, type DealPlan, type DealRow } from '@/backend/demo/deals/build-deal'
import { buildDealSearch } from '@/backend/demo/deals/build-deal-search'
import { DEAL_OPTIONS } from '@/backend/demo/deals/deal-options'
import { planDeals } from '@/backend/demo/deals/plan-deals'
import { buildMenus, type MenuRows } from '@/backend/demo/menus/build-menus'
import { buildReviews, type ReviewRow } from '@/backend/demo/reviews/build-reviews'
import { buildStore, type StoreRow } from '@/backend/demo/stores/build-store'
import { listStores } from '@/backend/demo/stores/list-stores'
import { addOptionGroup, type OptionRows } from './option-rows'
import { createRandom } from './random'

export const DEMO_DEALS = 12 * LEAVES.length
const DEALS_PER_STORE = 60
const CITIES = 4

export interface Catalogue extends MenuRows {
  stores: StoreRow[]
  deals: DealRow[]
  search: (typeof dealSearch.$inferInsert)[]
  reviews: ReviewRow[]
  options: OptionRows
}

function addDealOptions(rows: OptionRows, plan: DealPlan): void {
  const random = createRandom(`options ${plan.id}`)
  for (const template of DEAL_OPTIONS[plan.leaf.sale]) {
    if (random.chance(0.6)) addOptionGroup(rows, { dealId: plan.id }, template, random)
  }
}

/** Builds every row of stores, menus, deals and reviews, deterministically for the same `now` and count. */
export function buildCatalogue(now: Date, count: number): Catalogue {
  const isSmall = count > 5 * DEMO_DEALS
  const written = listStores(Math.ceil(count / (DEALS_PER_STORE * LEAVES.length * CITIES)))
  const stores = written.map((each) => buildStore(each, now))
  const byGid = new Map(stores.map((row) => [row.gid, row]))
  const plans = planDeals(count, written, byGid)
  const options: OptionRows = { groups: [], choices: [] }
  const menus = buildMenus(written, options)
  const deals: DealRow[] = []
  const reviews: ReviewRow[] = []
  for (const plan of plans) {
    const deal = buildDeal(plan, now)
    for (const review of buildReviews(plan, deal, now, reviews.length + 1, isSmall)) {
      reviews.push(review)
      deal.ratingSum = (deal.ratingSum ?? 0) + review.rating
      deal.ratingCount = (deal.ratingCount ?? 0) + 1
    }
    const { store } = plan
    store.ratingSum = (store.ratingSum ?? 0) + (deal.ratingSum ?? 0)
    store.ratingCount = (store.ratingCount ?? 0) + (deal.ratingCount ?? 0)
    store.soldCount = (store.soldCount ?? 0) + (deal.soldCount ?? 0)
    addDealOptions(options, plan)
    deals.push(deal)
  }
  const search = plans.flatMap((plan, n) => {
    const deal = deals[n]
    return deal ? [buildDealSearch(plan, deal, plan.store)] : []
  })
  return { stores, deals, search, reviews, options, ...menus }
}
