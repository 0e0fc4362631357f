import { dealScore } from '@/backend/catalogue/deals/index-deals'
import type { dealSearch } from '@/backend/catalogue/schema/deals'
import { cityTerm, TERMS_VERSION, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import { getCategory, pathOf } from '@/backend/demo/categories'
import type { StoreRow } from '@/backend/demo/stores/demo-store'
import { getNeighbourhood } from '@/backend/demo/stores/neighbourhoods'
import type { DealPlan, DealRow } from './build-deal'

type SearchRow = typeof dealSearch.$inferInsert

/** A PostgreSQL `tsvector` literal; search terms never contain quotes. */
const toVector = (terms: string[]) => terms.map((term) => `'${term}'`).join(' ')

export function buildDealSearch(plan: DealPlan, deal: DealRow, store: StoreRow): SearchRow {
  const [category1 = 0, category2 = 0, category3 = 0] = pathOf(plan.written.category)
  const names = [
    deal.name,
    store.name,
    getNeighbourhood(plan.listed.place).label,
    ...pathOf(plan.written.category).map((id) => getCategory(id).name),
  ]
  const words = [...names.flatMap((name) => Object.values(name)), store.city]
  const count = deal.ratingCount ?? 0
  const rating = count === 0 ? 0 : Math.round(((deal.ratingSum ?? 0) / count) * 100)
  const discountPercent = Math.round(((deal.price - deal.dealPrice) / deal.price) * 100)
  return {
    dealId: deal.id,
    gid: store.gid,
    cityKey: store.cityKey,
    terms: toVector([...toSearchTerms(words), cityTerm(store.cityKey)]),
    termsVersion: TERMS_VERSION,
    category1,
    category2,
    category3,
    dealPrice: deal.dealPrice,
    discountPercent,
    soldCount: deal.soldCount ?? 0,
    rating,
    score: dealScore(deal, rating, count, discountPercent),
    lat: store.lat,
    lon: store.lon,
    endsAt: deal.endsAt,
  }
}
