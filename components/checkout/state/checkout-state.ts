import { timeNow } from '@/lib/browser/clock'
import type { EnteredCard } from '@/lib/browser/orders/hosted-card'
import type { LastChoices } from '@/lib/browser/orders/last-choices'
import type { LastContact } from '@/lib/browser/orders/last-contact'
import type { Customer } from '@/lib/domain/account/customer'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { Cart } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import type { Slot } from '@/lib/domain/checkout/quote'
import { NO_ORDER_FIELDS, type OrderFieldValues } from '@/lib/domain/codes/order-fields'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'
import type { Tip } from '@/lib/domain/money/tips'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { initialSavedCard, type SavedCard } from '@/lib/domain/payment/saved-cards'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Address } from '@/lib/domain/places/addresses'
import type { Store } from '@/lib/domain/stores/stores'
import { initialContact, initialFulfilmentMethod, initialPaymentMethod } from './preselection'

/** The contact for a shipped order, if not the person in the address. */
interface Contact {
  firstName: string
  lastName: string
  phone: string
  /** of a phone that was entered here */
  countryCode?: CountryCode | undefined
}

/** The card is held only in memory. */
export interface CheckoutState extends Contact, OrderFieldValues {
  countryCode: CountryCode
  fulfilmentMethod: number
  fulfilmentOption: string
  shippingAddress: Address | null
  billingAddress: Address | null
  contact: Contact | null
  /** null means as soon as possible */
  slot: Slot | null
  paymentMethod: PaymentMethodName | null
  card: CardFields | null
  /** with which credit-card payments are made, if any, instead of an entered one */
  savedCard: SavedCard | null
  /** whether the entered card is saved for the next orders */
  savesCard: boolean
  /** a card that is complete in the provider's own form */
  enteredCard: EnteredCard | null
  giftCard: GiftCard | null
  /** the end of its code, which itself is as good as money */
  giftCardEnd: string
  pointsUsed: number
  coupon: string
  /** in its field, not applied yet; null once it is */
  typedCoupon: string | null
  /** null means the store's default for this order */
  tip: Tip | null
  comment: string
}

/** `offered`: fulfilment methods; `last` and `lastContact` are of the customer's last order. */
export function defaultState(
  store: Store,
  customer: Customer,
  cart: Cart,
  offered: readonly number[],
  last: LastChoices,
  lastContact: LastContact | null,
): CheckoutState {
  return {
    ...initialContact(customer, lastContact),
    fulfilmentMethod: initialFulfilmentMethod(store, customer, cart, offered, last),
    fulfilmentOption: '',
    shippingAddress: customer.defaultAddress,
    billingAddress: null,
    contact: null,
    slot: null,
    ...NO_ORDER_FIELDS,
    paymentMethod: initialPaymentMethod(store, cart.kind === 'pay', last),
    card: null,
    savedCard: initialSavedCard(customer.savedCards ?? [], last.cardEnd, new Date(timeNow())),
    savesCard: false,
    enteredCard: null,
    giftCard: null,
    giftCardEnd: '',
    pointsUsed: 0,
    coupon: cart.coupon,
    typedCoupon: null,
    tip: null,
    comment: cart.comment ?? '',
  }
}

/** A payment method is restored only if it is still offered. */
export function restoredState(
  defaults: CheckoutState,
  { paymentMethod, ...draft }: CheckoutDraft,
  offered: readonly PaymentMethodName[],
): CheckoutState {
  const method = paymentMethod && offered.includes(paymentMethod) ? { paymentMethod } : {}
  return { ...defaults, ...draft, ...method }
}

/** Changes the fulfilment method, after which its option and time are yet to be chosen. */
export function withFulfilmentMethod(fulfilmentMethod: number): Partial<CheckoutState> {
  return { fulfilmentMethod, fulfilmentOption: '', slot: null }
}

/** Changing the method clears the card; changing the address clears its contact. */
export function withChanges(state: CheckoutState, changes: Partial<CheckoutState>): CheckoutState {
  const next = { ...state, ...changes }
  const contact = changes.shippingAddress === undefined ? next.contact : null
  const giftCardEnd = changes.giftCard === undefined ? next.giftCardEnd : (changes.giftCard?.code.slice(-4) ?? '')
  return { ...next, contact, giftCardEnd, card: next.paymentMethod === 'credit_card' ? next.card : null }
}
