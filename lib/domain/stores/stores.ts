import type { Amenity } from '@/lib/domain/codes/catalogue-codes'
import type { Id } from '@/lib/domain/codes/id'
import type { PaymentFlag } from '@/lib/domain/codes/payment-method'
import type { Theme } from '@/lib/domain/theme/theme'
import type { StoreEstimates } from './estimate'
import type { Hit } from './hit'
import type { SpecialHours } from './opening-calendar'
import type { WeeklyHours } from './opening-hours'

export interface StoreSummary {
  gid: Id
  name: string
  logo: string
  picture: string
  address: StoreAddress
  phone: string
  rating: number
  ratingCount: number
  /** null if the API omits it */
  isOpen: boolean | null
  /** up to two, of the deals' tree */
  categories: number[]
}

/** `serving` is null when an API's lists omit it. */
export interface ListedStore extends StoreSummary {
  /** null if the API omits it */
  currency: string | null
  serving: StoreServing | null
  estimates: StoreEstimates
  hit?: Hit
}

export type StoreServing = Pick<
  Store,
  | 'timeZone'
  | 'hours'
  | 'services'
  | 'waiterService'
  | 'minDeliveryAmount'
  | 'deliveryFee'
  | 'stopOrderMinutes'
  | 'nextOpening'
  | 'ordersPausedUntil'
  | 'holidays'
  | 'specialHours'
  | 'isClosedIndefinitely'
>

export interface StoreAddress {
  unit: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  /** null if the API omits it */
  lat: number | null
  lon: number | null
}

/** Amounts are minor units of `currency`, distances km. */
export interface Store extends StoreSummary {
  domain: string | null
  theme: Theme
  kind: number
  description: string
  images: string[]
  keywords: string[]
  announcements: string[]
  /** null if the API omits it, or names one that does not exist */
  timeZone: string | null
  currency: string
  websiteUrl: string
  languages: string[]
  /** null if the API omits them, or writes them in a way that cannot be read */
  hours: WeeklyHours | null
  deliveryHours: WeeklyHours | null
  /** as the API writes them, where they cannot be read; else empty */
  unreadHours: string
  /** when a closed store opens next, ISO 8601; null while it is open or when unknown */
  nextOpening: string | null
  /** takes no orders until then, ISO 8601; null if the API omits it */
  ordersPausedUntil: string | null
  /** closed, and the API says that no opening is known */
  isClosedIndefinitely: boolean
  /** local dates `YYYY-MM-DD` on which it is closed, or has special hours; empty if the API omits them */
  holidays: string[]
  /** in place of the hours of the week, of deliveries too; empty if the API omits them */
  specialHours: SpecialHours
  allowOrder: boolean
  canPreOrder: boolean
  pointsPerUnit: number
  /** the wire's `c_id`, sent back at checkout */
  companyId: Id
  services: { delivery: boolean; pickup: boolean; eatin: boolean }
  payments: Record<PaymentFlag, boolean>
  /** the key of the provider whose own form takes cards; absent: ours does */
  publishableKey?: string | undefined
  requireBillingAddress: boolean
  requireTableNumber: boolean
  /** true: `eatin`; false: `instore` */
  waiterService: boolean
  minDeliveryAmount: number
  deliveryFee: number
  maxDeliveryKm: number
  discountPercent: number
  shippingCountries: string[]
  tipsEnabled: boolean
  /** minor units: tips are flat amounts up to this total, percents above */
  tipCutOff: number
  /** null without restrictions */
  timeSettings: WeeklyHours | null
  /** and ordering is not on hold without a known end */
  takesOnlineOrders: boolean
  takesSelfCheckout: boolean
  stopOrderMinutes: number
  estimates: StoreEstimates
  amenities: Amenity[]
  coupons: StoreCoupon[]
}

interface StoreCoupon {
  code: string
  name: string
  /** UTC instant, ISO 8601; null if the API omits it */
  endsAt: string | null
}
