import type { OptionGroup } from '@/lib/domain/deals/deals'
import type { Opening } from './opening-hours'
import type { Store } from './stores'
import type { WeeklyHours } from './weekly-hours'

/** Something on a store's menu; amounts are minor units of the store's currency. */
export interface Product {
  id: number
  name: string
  /** what the store itself calls it, where that is another language */
  ownName: string | null
  description: string
  picture: string
  price: number
  optionGroups: OptionGroup[]
  /** pieces left; null when nobody counts */
  stock: number | null
  /** when it may be ordered, by the store's clock; null for always */
  available: WeeklyHours | null
  isGiftCard: boolean
  taxClass: string
}

export interface MenuSection {
  id: number
  name: string
  products: Product[]
}

/** What ordering needs to know of a store, small enough for the browser. */
export type OrderingStore = Pick<
  Store,
  | 'gid'
  | 'name'
  | 'currency'
  | 'hours'
  | 'timeSettings'
  | 'services'
  | 'waiterService'
  | 'canPreOrder'
  | 'takesOnlineOrders'
  | 'stopOrderMinutes'
  | 'minDeliveryAmount'
  | 'deliveryFee'
> & {
  /** minutes its clock is ahead of UTC, when this was made */
  utcOffset: number
  /** closed against its own hours, as on a holiday */
  paused: boolean
  /** when it opens next all the same; null when nobody knows */
  resumes: Opening
  /** of its own names, as browsers write it */
  ownLanguage: string
}

/** What the item dialog and the cart are drawn from. */
export interface StoreMenu {
  store: OrderingStore
  products: Product[]
}

/** The codes of the order types that a store's services stand for: 1 delivery, 2 pickup, 3 eat-in. */
export function shippingsOf({ delivery, pickup, eatin }: Store['services']): number[] {
  return [...(delivery ? [1] : []), ...(pickup ? [2] : []), ...(eatin ? [3] : [])]
}

/** One of each of a store's products, whatever section it stands in. */
export function productById(products: readonly Product[], id: number): Product | undefined {
  return products.find((product) => product.id === id)
}
