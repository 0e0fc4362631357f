import type { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { DEAL_AND_STORE, NOWHERE, type ShownColumns, STORE } from './places'

export const SECTION_COLUMNS = {
  id: NOWHERE,
  gid: NOWHERE,
  key: NOWHERE,
  name: STORE,
  taxClass: NOWHERE,
  available: STORE,
  position: STORE,
  retiredAt: STORE,
} satisfies ShownColumns<typeof menuSections>

/** Searches, the only lists with dishes, show a change a minute later. */
export const PRODUCT_COLUMNS = {
  id: NOWHERE,
  gid: NOWHERE,
  sectionId: STORE,
  name: STORE,
  description: STORE,
  sku: STORE,
  price: STORE,
  regularPrice: STORE,
  // a page that shows a sale is rendered again within a minute of its end
  priceUntil: STORE,
  kind: STORE,
  picture: STORE,
  furtherPictures: STORE,
  stock: STORE,
  available: STORE,
  taxClass: STORE,
  changedAt: NOWHERE,
  position: STORE,
  retiredAt: STORE,
  fileStock: NOWHERE,
  soldOut: NOWHERE,
} satisfies ShownColumns<typeof products>

/** Options and choices are of a dish or of a deal. */
export const OPTION_COLUMNS = {
  id: NOWHERE,
  dealId: NOWHERE,
  productId: NOWHERE,
  parentChoiceId: DEAL_AND_STORE,
  key: NOWHERE,
  name: DEAL_AND_STORE,
  min: DEAL_AND_STORE,
  max: DEAL_AND_STORE,
  position: DEAL_AND_STORE,
  retiredAt: DEAL_AND_STORE,
} satisfies ShownColumns<typeof optionGroups>

export const CHOICE_COLUMNS = {
  id: NOWHERE,
  groupId: DEAL_AND_STORE,
  key: NOWHERE,
  name: DEAL_AND_STORE,
  price: DEAL_AND_STORE,
  stock: DEAL_AND_STORE,
  position: DEAL_AND_STORE,
  retiredAt: DEAL_AND_STORE,
  fileStock: NOWHERE,
  soldOut: NOWHERE,
} satisfies ShownColumns<typeof optionChoices>
