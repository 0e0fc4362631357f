import type { Surcharge } from '@/lib/domain/orders/orders'
import type { ZonedTime } from '@/lib/domain/time/time'

/** A line as the API priced it; minor units of the quote's currency. */
interface QuoteLine {
  pid: number
  name: string
  picture: string
  options: string[]
  /** a gift card that is bought */
  isGiftCard: boolean
  quantity: number
  unitPrice: number
  amount: number
}

/** `` a way to ship below delivery or pickup */
interface ShippingType {
  name: string
  methods: { code: string; description: string; fee: number }[]
}

/** on the store's clock */
export interface Slot {
  start: ZonedTime
  end: ZonedTime
}

export const COUPON_REASONS = ['expired', 'limit_reached', 'minimum_not_met'] as const

export interface CouponRefusal {
  reason: (typeof COUPON_REASONS)[number]
  /** what the items must come to, minor units; 0 where that is not the reason */
  minimum: number
}

/** The whole of what a cart costs: a new one replaces the old. Minor units. */
export interface Quote {
  id: string
  currency: string
  lines: QuoteLine[]
  itemTotal: number
  storeDiscount: number
  couponDiscount: number
  /** why a coupon takes nothing off; null where it does, or the API does not say */
  couponRefusal: CouponRefusal | null
  /** what the total holds of surcharges */
  surcharge: number
  /** by the store's rule; a separate one is in no total */
  storeSurcharge: Surcharge | null
  orderSurcharge: Surcharge | null
  shippingFee: number
  totalBeforeTax: number
  tax: number
  taxes: { label: string; amount: number }[]
  /** everything but tips */
  grandTotal: number
  pointsBalance: number
  shippingMethod: number
  shippingTypes: ShippingType[]
  /** whether it can be had as soon as possible; null where the API does not say */
  asap: boolean | null
  /** the store's local date, `YYYY-MM-DD`, to its slots */
  allowedPeriods: Record<string, Slot[]>
}

/** Why a total moved from one quote to the next: the parts that differ, the largest first. */
export type QuotePart = 'itemTotal' | 'storeDiscount' | 'couponDiscount' | 'surcharge' | 'shippingFee' | 'tax'

const PARTS: QuotePart[] = ['itemTotal', 'storeDiscount', 'couponDiscount', 'surcharge', 'shippingFee', 'tax']

export function explainChange(before: Quote, after: Quote): { difference: number; part: QuotePart } | null {
  const difference = after.grandTotal - before.grandTotal
  if (difference === 0) return null
  const moved = (part: QuotePart) => Math.abs(after[part] - before[part])
  const part = PARTS.reduce((largest, candidate) => (moved(candidate) > moved(largest) ? candidate : largest))
  return { difference, part }
}
