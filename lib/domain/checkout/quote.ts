import type { Id } from '@/lib/domain/codes/id'
import type { BillTax } from '@/lib/domain/orders/bill-lines'
import type { Surcharge } from '@/lib/domain/orders/orders'
import type { Estimate } from '@/lib/domain/stores/estimate'
import type { ZonedTime } from '@/lib/domain/time/time'

/** Minor units of the quote's currency. */
export interface QuoteLine {
  pid: Id
  name: string
  picture: string
  options: string[]
  isGiftCard: boolean
  /** when a voucher expires: a UTC instant, ISO 8601 */
  validUntil: string | null
  quantity: number
  unitPrice: number
  amount: number
}

interface ShippingType {
  name: string
  methods: { code: string; description: string; fee: number }[]
}

/** A slot in the store's local time. */
export interface Slot {
  start: ZonedTime
  end: ZonedTime
}

export const MAX_COUPON = 60
export const COUPON_REASONS = ['expired', 'limit_reached', 'held_by_order', 'minimum_not_met'] as const

export interface CouponRejection {
  reason: (typeof COUPON_REASONS)[number]
  /** the required subtotal, minor units; 0 for other reasons */
  minimum: number
  /** the customer's own unpaid order that holds it; null for other reasons */
  heldBy: string | null
}

/** Minor units. A new quote replaces the old one. */
export interface Quote {
  id: string
  currency: string
  lines: QuoteLine[]
  itemTotal: number
  storeDiscount: number
  couponDiscount: number
  /** why a coupon does not apply; null when it does, or when the API gives no reason */
  couponRejection: CouponRejection | null
  /** the coupon that takes most off, where none is applied; `discount` in minor units */
  bestCoupon: { code: string; name: string; discount: number } | null
  surcharge: number
  /** by the store's rule; a separate one is not included in any total */
  storeSurcharge: Surcharge | null
  orderSurcharge: Surcharge | null
  shippingFee: number
  /** the distance that the fee of a delivery is for; null if the API omits it */
  shippingKm: number | null
  totalBeforeTax: number
  tax: number
  taxes: BillTax[]
  /** everything except tips */
  grandTotal: number
  pointsBalance: number
  fulfilmentMethod: number
  shippingTypes: ShippingType[]
  /** null when the API does not say */
  asap: boolean | null
  /** for an order as soon as possible; null if the API omits it */
  estimate: Estimate | null
  /** by local date of the store, `YYYY-MM-DD` */
  allowedPeriods: Record<string, Slot[]>
}

/** The parts that differ, largest first. */
export type QuotePart = 'itemTotal' | 'storeDiscount' | 'couponDiscount' | 'surcharge' | 'shippingFee' | 'tax'

const PARTS: QuotePart[] = ['itemTotal', 'storeDiscount', 'couponDiscount', 'surcharge', 'shippingFee', 'tax']

export function explainChange(before: Quote, after: Quote): { difference: number; part: QuotePart } | null {
  const difference = after.grandTotal - before.grandTotal
  if (difference === 0) return null
  const moved = (part: QuotePart) => Math.abs(after[part] - before[part])
  const part = PARTS.reduce((largest, candidate) => (moved(candidate) > moved(largest) ? candidate : largest))
  return { difference, part }
}
