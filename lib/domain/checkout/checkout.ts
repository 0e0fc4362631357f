import type { CartLine } from '@/lib/domain/cart/cart'
import type { Address } from '@/lib/domain/places/addresses'

/** What a price is asked for. `address` counts for methods that ship to one. */
export interface QuoteRequest {
  gid: number
  lines: CartLine[]
  /** 0 while none is chosen: the price without hand-over */
  shippingMethod: number
  shippingCode: string
  coupon: string
  /** of the lines' `pc`, which the API compares and never trusts */
  currency: string
  address: Address | null
  /** the order whose separate surcharges the lines' amount pays */
  relatedOrderId?: string
}

/** What turns a quote into an order; `C` is the card, as typed or as checked. Tips are minor units of `currency`. */
export interface OrderRequest<C> {
  quoteId: string
  gid: number
  companyId: number
  currency: string
  paymentMethod: number
  card: C | null
  shippingMethod: number
  shippingCode: string
  shippingAddress: Address | null
  billingAddress: Address | null
  firstName: string
  lastName: string
  phone: string
  tips: number
  /** empty without one */
  giftCardCode: string
  pointsUsed: number
  /** what the points are worth, minor units */
  pointsPayment: number
  tableNumber: string
  partySize: string
  comment: string
  /** as the quote was asked with */
  relatedOrderId?: string
  /** UTC instants, ISO 8601; null: as soon as possible */
  slot: { start: string; end: string } | null
}

export interface PlacedOrder {
  orderId: string
  /** where to pay, for methods that leave the site */
  payUrl: string | null
}
