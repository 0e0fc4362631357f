import type { AddressInput } from '@/backend/customers/addresses/check-address'
import type { DueNow } from '@/backend/orders/payments/due-now'
import type { CardDetails } from '@/backend/providers/payment-provider'
import type { OrderFieldValues } from '@/lib/domain/codes/order-fields'

/** The customer of a checkout. */
export interface CheckoutCustomer {
  id: number
  site: string
  /** where the request comes from; empty if unknown */
  address: string
}

/** A checkout as parsed; amounts are minor units. */
export interface CheckoutRequest extends OrderFieldValues {
  quoteId: string
  gid: number
  method: number
  card: CardDetails | null
  /** a saved card instead; empty for none */
  cardRef: string
  /** whether the entered card is saved for the customer's next orders */
  savesCard: boolean
  fulfilmentMethod: number
  fulfilmentOption: string
  shippingAddress: AddressInput | null
  billingAddress: AddressInput | null
  firstName: string
  lastName: string
  phone: string
  /** major units, as on the wire, since the currency depends on the store */
  tips: number
  points: number
  /** the value of the points that the shopper saw, in major units; null when the checkout omits it */
  pointsValue: number | null
  giftCardCode: string
  comment: string
  /** null when the checkout omits it */
  shownDue: DueNow | null
  /** as in the quote; empty when the checkout omits it */
  relatedOrderId: string
  /** null means as soon as possible */
  expectedStart: Date | null
  expectedEnd: Date | null
  returnUrl: string
}
