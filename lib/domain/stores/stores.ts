import type { Amenity } from '@/lib/domain/codes/amenities'
import type { WeeklyHours } from './weekly-hours'

/** A store as lists and boxes show it. */
export interface StoreSummary {
  gid: number
  name: string
  logo: string
  picture: string
  address: StoreAddress
  phone: string
  rating: number
  ratingCount: number
  isOpen: boolean
  /** up to two, of the deals' tree */
  categories: number[]
}

/** A store as its card shows it. `serving` is null where an API's lists leave it out. */
export interface ListedStore extends StoreSummary {
  serving: StoreServing | null
}

/** When a store is open and how it serves. */
export type StoreServing = Pick<
  Store,
  | 'timeZone'
  | 'currency'
  | 'hours'
  | 'services'
  | 'waiterService'
  | 'minDeliveryAmount'
  | 'deliveryFee'
  | 'stopOrderMinutes'
  | 'nextOpening'
>

interface StoreAddress {
  unit: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  lat: number
  lon: number
}

/** Amounts are minor units of `currency`, distances km. */
export interface Store extends StoreSummary {
  domain: string | null
  kind: number
  description: string
  images: string[]
  keywords: string[]
  announcements: string[]
  timeZone: string
  currency: string
  websiteUrl: string
  languages: string[]
  hours: WeeklyHours
  deliveryHours: WeeklyHours
  /** when a closed store opens next, ISO 8601; null while it is open or when nobody knows */
  nextOpening: string | null
  allowOrder: boolean
  canPreOrder: boolean
  /** orders are worth so many points per currency unit */
  pointsPerUnit: number
  /** the wire's `c_id`, given back at checkout */
  companyId: number
  services: { delivery: boolean; pickup: boolean; eatin: boolean }
  payments: {
    card: boolean
    cash: boolean
    points: boolean
    payLater: boolean
    wechat: boolean
    alipay: boolean
    express: boolean
    unionPay: boolean
    unionPayExpress: boolean
  }
  requireBillingAddress: boolean
  requireTableNumber: boolean
  /** on: `eatin`; off: `instore` */
  waiterService: boolean
  minDeliveryAmount: number
  deliveryFee: number
  maxDeliveryKm: number
  discountPercent: number
  shippingCountries: string[]
  tipsEnabled: boolean
  /** when its dishes may be ordered; null when the store set nothing */
  timeSettings: WeeklyHours | null
  /** the switch for online orders is on, and ordering is not on hold */
  takesOnlineOrders: boolean
  /** amounts without goods may be paid at its till */
  takesSelfCheckout: boolean
  /** orders end so many minutes before closing */
  stopOrderMinutes: number
  amenities: Amenity[]
  coupons: StoreCoupon[]
}

interface StoreCoupon {
  code: string
  name: string
  /** UTC instant, ISO 8601 */
  endsAt: string
}
