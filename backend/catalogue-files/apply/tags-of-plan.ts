import { CATEGORY_COLUMNS, DEAL_COLUMNS, SHORTCUT_COLUMNS } from '@/backend/catalogue/purge/columns/deal-columns'
import {
  CHOICE_COLUMNS,
  OPTION_COLUMNS,
  PRODUCT_COLUMNS,
  SECTION_COLUMNS,
} from '@/backend/catalogue/purge/columns/menu-columns'
import { COUPON_COLUMNS, STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import type { MarketPlan } from '@/backend/catalogue-files/plan/plan-market'
import type { ShopPlan } from '@/backend/catalogue-files/plan/plan-shop'
import type { TablePlan } from '@/backend/catalogue-files/stored/diff-rows'
import type { Tag } from '@/lib/contract/purge'
import { type TableColumns, tagsOfDiff } from './tags-of-diff'

const COLUMNS: Record<TablePlan['kind'], TableColumns> = {
  store: STORE_COLUMNS,
  section: SECTION_COLUMNS,
  dish: PRODUCT_COLUMNS,
  deal: DEAL_COLUMNS,
  option: OPTION_COLUMNS,
  choice: CHOICE_COLUMNS,
  coupon: COUPON_COLUMNS,
}

/** The tags of the pages that a store's plan changes. */
export function tagsOfPlan({ gid, hadDomain: hasDomain, tables, storedDeals }: ShopPlan): Set<Tag> {
  const tags = tables.flatMap(({ kind, diff }) =>
    tagsOfDiff(diff, COLUMNS[kind], { gid, hasDomain, dealIdsOf: (key) => idsOf(dealKeyOf(kind, key)) }),
  )
  // the page of a new deal is not stored yet
  function idsOf(key: string | undefined): number[] {
    const deal = key === undefined ? undefined : storedDeals.get(key)
    return deal ? [deal.id] : []
  }
  return new Set(tags)
}

/** Keys of options and choices begin with that of their dish or deal. */
function dealKeyOf(kind: TablePlan['kind'], key: string): string | undefined {
  return kind === 'deal' ? key : /^deal:([^/]*)/.exec(key)?.[1]
}

/** The tags of the pages that a plan of what all stores share changes. */
export function tagsOfMarket({ categories, shortcuts, coupons }: MarketPlan): Tag[] {
  return [
    ...tagsOfDiff(categories, CATEGORY_COLUMNS, { gid: null }),
    ...tagsOfDiff(shortcuts, SHORTCUT_COLUMNS, { gid: null }),
    ...tagsOfDiff(coupons, COUPON_COLUMNS, { gid: null }),
  ]
}
