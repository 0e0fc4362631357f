import type { OrderRow } from '@/backend/orders/schema/orders'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'

/** The columns of an order that say nothing of a person. */
type KeptColumn =
  | 'id'
  | 'quoteId'
  | 'customerId'
  | 'gid'
  | 'site'
  | 'status'
  | 'deliveryStatus'
  | 'fulfilmentMethod'
  | 'fulfilmentOption'
  | 'paymentMethod'
  | 'currency'
  | 'itemTotal'
  | 'storeDiscount'
  | 'couponDiscount'
  | 'surcharge'
  | 'shippingFee'
  | 'totalBeforeTax'
  | 'tax'
  | 'taxes'
  | 'appliedTaxes'
  | 'grandTotal'
  | 'tips'
  | 'giftCardPayment'
  | 'pointsPayment'
  | 'pointsSpent'
  | 'pointsEarned'
  | 'totalPaid'
  | 'refunded'
  | 'allowPayNow'
  | 'couponCode'
  | 'giftCardCode'
  | 'language'
  | 'server'
  | 'storeSurcharge'
  | 'orderSurcharge'
  | 'selfCheckout'
  | 'relatedOrderId'
  | 'expectedStart'
  | 'expectedEnd'
  | 'estimate'
  | 'readyAt'
  | 'preparedAt'
  | 'expiresAt'
  | 'reviewUntil'
  | 'createdAt'
  | 'updatedAt'

export const ERASED_CARD = { cardLabel: '', billingAddress: null }

/** What is left of an order's personal columns. A new column does not compile until it is here or kept. */
export const ERASED_ORDER = {
  ...ERASED_CARD,
  ...NO_ORDER_FIELDS,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  shippingAddress: null,
  placedFrom: '',
} satisfies { [C in Exclude<keyof OrderRow, KeptColumn>]: OrderRow[C] }
