import { FULFILMENT_METHOD, type MenuFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { OptionGroup } from '@/lib/domain/option-groups'
import type { ZonedTime } from '@/lib/domain/time/time'
import type { Opening, SpecialHours } from './opening-calendar'
import type { WeeklyHours } from './opening-hours'
import type { Store } from './stores'

/** Amounts are minor units of the store's currency. */
export interface Product {
  id: Id
  name: string
  /** the store's own name for it, if in another language */
  ownName: string | null
  description: string
  picture: string
  /** all its pictures, if they are several */
  pictures?: string[]
  price: number
  /** what the price is reduced from, and when that counts again; absent unless it is on sale */
  sale?: { regularPrice: number; until: ZonedTime | null }
  optionGroups: OptionGroup[]
  /** units left; null when untracked */
  stock: number | null
  /** when it can be ordered, in the store's local time; null for always */
  available: WeeklyHours | null
  isGiftCard: boolean
  taxClass: string
}

export interface MenuSection {
  id: Id
  name: string
  /** when its products can be ordered, which theirs are within; null for always */
  available: WeeklyHours | null
  products: Product[]
}

/** The part of a store needed for ordering, small enough for the browser. */
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
  /** its UTC offset in minutes when this was computed; null where its zone is not known */
  utcOffset: number | null
  /** those of the coming week, by local date */
  holidays: readonly string[]
  specialHours: SpecialHours
  /** takes no orders until then, ISO 8601; null unless it has paused them */
  ordersPausedUntil: string | null
  /** closed for a reason that hours and holidays do not tell, or closed where its hours are not known */
  paused: boolean
  /** when it opens after a pause; null when unknown */
  resumes: Opening
  /** the BCP 47 tag of its own names */
  ownLanguage: string
}

export interface StoreMenu {
  store: OrderingStore
  products: Product[]
  sections: Id[][]
  /** only the products of the first page are here: others are read by their ids */
  isLong?: true
}

/** The fulfilment methods of a store's services, as codes: 1 delivery, 2 pickup, 3 eat-in. */
export function fulfilmentMethodsOf({ delivery, pickup, eatin }: Store['services']): MenuFulfilmentMethod[] {
  const offered: [type: MenuFulfilmentMethod, isOffered: boolean][] = [
    [FULFILMENT_METHOD.delivery, delivery],
    [FULFILMENT_METHOD.pickup, pickup],
    [FULFILMENT_METHOD.eatin, eatin],
  ]
  return offered.filter(([, isOffered]) => isOffered).map(([type]) => type)
}

/** Finds a product in any section. */
export function productById(products: readonly Product[], id: Id): Product | undefined {
  return products.find((product) => isSameId(product.id, id))
}

/** Shown below this number. */
export const FEW_LEFT = 10
