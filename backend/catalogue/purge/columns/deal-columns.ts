import type { categories, deals, shortcuts } from '@/backend/catalogue/schema/deals'
import { DEAL, DEAL_AND_LISTS, DEAL_AND_STORE, LISTS, NOWHERE, type Place, type ShownColumns } from './places'

/** `category` of a deal is in its search row. */
export const DEAL_COLUMNS = {
  id: NOWHERE,
  gid: NOWHERE,
  key: NOWHERE,
  groupSaleId: NOWHERE,
  name: DEAL_AND_LISTS,
  shortDescription: DEAL_AND_LISTS,
  highlights: DEAL,
  detail: DEAL,
  finePrint: DEAL,
  images: DEAL_AND_LISTS,
  video: DEAL,
  price: DEAL_AND_LISTS,
  dealPrice: DEAL_AND_LISTS,
  currency: DEAL_AND_LISTS,
  soldCount: NOWHERE,
  viewCount: NOWHERE,
  // lists show ratings a minute later
  ratingSum: DEAL_AND_STORE,
  ratingCount: DEAL_AND_STORE,
  startsAt: DEAL_AND_LISTS,
  endsAt: DEAL_AND_LISTS,
  limitPerOrder: DEAL,
  // lists end with what is sold out
  stock: DEAL_AND_LISTS,
  pickup: DEAL,
  delivery: DEAL,
  validDays: DEAL,
  useHours: DEAL_AND_LISTS,
  taxClass: DEAL,
  changedAt: NOWHERE,
  retiredAt: DEAL_AND_LISTS,
  fileStock: NOWHERE,
  soldOut: NOWHERE,
  category: DEAL_AND_LISTS,
} satisfies ShownColumns<typeof deals> & { category: readonly Place[] }

export const CATEGORY_COLUMNS = {
  id: LISTS,
  parentId: LISTS,
  level: LISTS,
  position: LISTS,
  name: LISTS,
  icon: LISTS,
} satisfies ShownColumns<typeof categories>

export const SHORTCUT_COLUMNS = {
  id: LISTS,
  text: LISTS,
  picture: LISTS,
  position: LISTS,
} satisfies ShownColumns<typeof shortcuts>
