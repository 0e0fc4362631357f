import type { Id } from '@/lib/domain/codes/id'
import type { OrderFieldValues } from '@/lib/domain/codes/order-fields'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { PayerState, PaymentState } from '@/lib/domain/codes/payment-state'
import type { Money } from '@/lib/domain/money/money'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import type { Estimate } from '@/lib/domain/stores/estimate'
import type { ZonedTime } from '@/lib/domain/time/time'
import type { BillTax } from './bill-lines'
import type { RefundPart } from './refunds'

export interface OrderRow {
  id: string
  /** null if the API omits it */
  gid: Id | null
  /** null if the API omits it, as the next two */
  fulfilmentMethod: number | null
  /** the store serves at tables; false if the API omits it */
  waiterService: boolean
  storeName: string
  /** whose name times have for a reader elsewhere; null where it has another clock */
  storeCity: string | null
  storeLogo: string
  /** in the store's local time; in UTC, with a `Z`, where its zone is not known */
  orderedAt: string | null
  amount: Money
  status: OrderStatus | null
  /** null when its status says all */
  paymentState: PaymentState | null
  /** empty if the API omits them */
  items: OrderedThing[]
}

export type OrderedThing = Pick<OrderItem, 'pid' | 'dealId' | 'name' | 'quantity'>

export interface OrderOption {
  id: Id
  name: string
  options: OrderOption[]
}

export interface OrderItem {
  pid: Id
  dealId: Id | null
  name: string
  /** empty where there is none, or the API does not tell it */
  picture: string
  quantity: number
  unitPrice: number
  amount: number
  options: OrderOption[]
  /** when a voucher expires: a UTC instant, ISO 8601 */
  validUntil: string | null
  /** false if the API omits it */
  isGiftCard: boolean
}

export const MAX_COMMENT = 1000
export const MAX_REVIEW = 2000

export interface OrderComment {
  comment: string
  at: ZonedTime | null
  isAdmin: boolean
}

export interface Surcharge {
  label: string
  value: number | null
  isSeparate: boolean
  taxClass: string
}

/**
 * Amounts are minor units of `currency`; times are in the store's local time, or in UTC, with a `Z`, where its zone is
 * not known. What an API does not tell is null.
 */
export interface Order extends OrderFieldValues {
  id: string
  /** null if the API omits it, or tells one that is not known, as in a row */
  status: OrderStatus | null
  statusDetail: string
  gid: Id
  storeName: string
  /** whose name times have for a reader elsewhere; null where it has another clock */
  storeCity: string | null
  storeLogo: string
  storePhone: string
  storePhoneHref: string
  storeAddress: { formatted: string; lat: number | null; lon: number | null }
  allowPayNow: boolean
  /** with the outcome of the payer's last attempt that did not pay it; null when its status says all */
  paymentState: PayerState | null
  deliveryStatus: number
  relatedOrderId: string | null
  server: string
  firstName: string
  lastName: string
  phone: string
  email: string
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  currency: string
  items: OrderItem[]
  subtotal: number
  storeDiscount: number
  couponDiscount: number
  /** what neither the store's nor the coupon's discount explains */
  otherDiscount: number
  couponCode: string
  shippingFee: number
  deliveryFee: number
  totalBeforeTax: number
  tax: number
  taxes: BillTax[]
  tips: number
  orderTotal: number
  giftCardPayment: number
  pointsPayment: number
  totalPaid: number
  totalDue: number
  refunded: number
  refundPending: number
  /** where each part of both goes; empty if the API omits it */
  refunds: RefundPart[]
  cardLabel: string
  paymentMethod: number | null
  fulfilmentMethod: number | null
  /** the store serves at tables; false if the API omits it */
  waiterService: boolean
  fulfilmentOption: string
  shippingDescription: string
  comments: OrderComment[]
  orderedAt: ZonedTime | null
  readyAt: ZonedTime | null
  /** since when it is ready; null where the API does not say */
  preparedAt: ZonedTime | null
  asap: boolean
  /** promised when it was placed for as soon as possible */
  estimate: Estimate | null
  requestedAt: ZonedTime | null
  requestedUntil: ZonedTime | null
  expiresAt: ZonedTime | null
  hasReview: boolean
  reviewUntil: ZonedTime | null
  storeSurcharge: Surcharge | null
  orderSurcharge: Surcharge | null
}

/** The latest of a page of orders; the first where one of them does not tell its time. */
export function newestOrder<R extends Pick<OrderRow, 'orderedAt'>>(rows: readonly R[]): R | undefined {
  const times = rows.map(({ orderedAt }) => (orderedAt === null ? Number.NaN : Date.parse(orderedAt)))
  const latest = Math.max(...times)
  return rows[Number.isFinite(latest) ? times.indexOf(latest) : 0]
}
