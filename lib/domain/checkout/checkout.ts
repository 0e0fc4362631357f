import type { CartLine } from '@/lib/domain/cart/cart'
import type { Id } from '@/lib/domain/codes/id'
import type { OrderFieldValues } from '@/lib/domain/codes/order-fields'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Address } from '@/lib/domain/places/addresses'

export interface QuoteRequest {
  gid: Id
  lines: CartLine[]
  /** 0 while none is selected: a price without fulfilment */
  fulfilmentMethod: number
  fulfilmentOption: string
  coupon: string
  /** currency of the lines' `pc`, which the API compares but never trusts */
  currency: string
  address: Address | null
  /** the order whose separate surcharges the lines' amount pays */
  relatedOrderId?: string
}

export type CartLinesRequest = Pick<QuoteRequest, 'gid' | 'lines' | 'currency'>

/** `C` is the card, as typed or as validated. Tips are minor units of `currency`. */
export interface OrderRequest<C> extends OrderFieldValues {
  quoteId: string
  gid: Id
  companyId: Id
  currency: string
  paymentMethod: number
  card: C | null
  /** a saved card instead */
  cardRef?: string | undefined
  /** whether the card is saved for the customer's next orders */
  savesCard?: boolean | undefined
  fulfilmentMethod: number
  fulfilmentOption: string
  shippingAddress: Address | null
  billingAddress: Address | null
  firstName: string
  lastName: string
  phone: string
  /** of a phone that only a server can judge */
  countryCode?: CountryCode | undefined
  tips: number
  /** empty for none */
  giftCardCode: string
  pointsUsed: number
  /** the value of the points, minor units */
  pointsPayment: number
  /** what the gift card pays, minor units */
  giftCardPayment: number
  /** what the shopper saw as due, minor units */
  totalDue: number
  comment: string
  relatedOrderId?: string
  /** UTC instants, ISO 8601; null means as soon as possible */
  slot: { start: string; end: string } | null
}

export interface PlacedOrder {
  orderId: string
  payUrl: string | null
  /** a payment page that cannot be opened, so that `payUrl` is null */
  isPayPageClosed?: boolean
  /** the provider has yet to say whether it took the money */
  isConfirming?: boolean
  /** for the provider's card form, in which it is paid before `payUrl` is opened */
  clientSecret?: string | undefined
}
