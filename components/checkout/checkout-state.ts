import type { Customer } from '@/lib/domain/account/customer'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { Cart } from '@/lib/domain/cart/cart'
import type { Slot } from '@/lib/domain/checkout/quote'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'
import { NO_SHIPPING_METHOD, SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'
import type { Tip } from '@/lib/domain/money/tips'
import type { CardFields } from '@/lib/domain/payment/card-form'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import type { Address } from '@/lib/domain/places/addresses'
import { type CountryCode, toCountryCode } from '@/lib/domain/places/countries'
import type { Store } from '@/lib/domain/stores/stores'

/** Who an order to an address is for, where it is not the person of the address. */
interface Contact {
  firstName: string
  lastName: string
  phone: string
}

/** What the shopper has chosen so far. The card is held in memory only. */
export interface CheckoutState extends Contact {
  countryCode: CountryCode
  shippingMethod: number
  shippingCode: string
  shippingAddress: Address | null
  billingAddress: Address | null
  contact: Contact | null
  /** null: as soon as possible */
  slot: Slot | null
  tableNumber: string
  partySize: string
  paymentMethod: PaymentMethodName | null
  card: CardFields | null
  giftCard: GiftCard | null
  pointsUsed: number
  /** the code that was applied */
  coupon: string
  /** null: the store's default for this order */
  tip: Tip | null
  comment: string
}

/** The customer's defaults; a single accepted method or order type is chosen already. */
export function initialState(store: Store, customer: Customer, cart: Cart, offered: readonly number[]): CheckoutState {
  const [only, ...more] = offered
  const single =
    more.length === 0
      ? (only ?? (cart.kind === 'deal' ? SHIPPING_METHOD.freeShipping : NO_SHIPPING_METHOD))
      : NO_SHIPPING_METHOD
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    countryCode: toCountryCode(customer.countryCode) ?? 'CA',
    shippingMethod: offered.includes(cart.shippingMethod) ? cart.shippingMethod : single,
    shippingCode: '',
    shippingAddress: customer.defaultAddress,
    billingAddress: null,
    contact: null,
    slot: null,
    tableNumber: '',
    partySize: '',
    paymentMethod: initialMethod(store, cart.kind === 'pay'),
    card: null,
    giftCard: null,
    pointsUsed: 0,
    coupon: cart.coupon,
    tip: null,
    comment: cart.comment ?? '',
  }
}

/** The one accepted method, or none. */
export function initialMethod(store: Store, selfCheckout: boolean): PaymentMethodName | null {
  const [method, ...more] = methodsAtCheckout(store.payments, selfCheckout)
  return more.length === 0 ? (method ?? null) : null
}

/** A change of some choices. Another method leaves the card behind, another address its contact. */
export function withChanges(state: CheckoutState, changes: Partial<CheckoutState>): CheckoutState {
  const next = { ...state, ...changes }
  const contact = changes.shippingAddress === undefined ? next.contact : null
  return { ...next, contact, card: next.paymentMethod === 'credit_card' ? next.card : null }
}
