import type { LastChoices } from '@/lib/browser/orders/last-choices'
import type { LastContact } from '@/lib/browser/orders/last-contact'
import type { Customer } from '@/lib/domain/account/customer'
import type { Cart } from '@/lib/domain/cart/cart'
import { isTooFar } from '@/lib/domain/checkout/delivery-reach'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { PAYMENT_METHOD, type PaymentMethodName } from '@/lib/domain/codes/payment-method'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import { toCountryCode } from '@/lib/domain/places/country-code'
import type { Store } from '@/lib/domain/stores/stores'

/**
 * The cart's own fulfilment method, else of a menu the one of the last order or the first that is possible. Delivery is
 * not where the customer's default address is too far away.
 */
export function initialFulfilmentMethod(
  store: Store,
  { defaultAddress }: Customer,
  cart: Pick<Cart, 'kind' | 'fulfilmentMethod'>,
  offered: readonly number[],
  last: LastChoices,
): number {
  if (offered.includes(cart.fulfilmentMethod)) return cart.fulfilmentMethod
  const [only, ...more] = offered
  if (only === undefined) return cart.kind === 'deal' ? FULFILMENT_METHOD.freeShipping : NO_FULFILMENT_METHOD
  if (more.length === 0) return only
  if (cart.kind !== 'menu') return NO_FULFILMENT_METHOD
  const isOutOfReach = defaultAddress !== null && isTooFar(store, defaultAddress)
  const possible = offered.filter((code) => code !== FULFILMENT_METHOD.delivery || !isOutOfReach)
  return possible.find((code) => code === last.fulfilmentMethod) ?? possible[0] ?? only
}

/** Name and phone of the profile; each that it lacks is the one of the last order. */
export function initialContact(customer: Customer, last: LastContact | null): LastContact {
  const named = customer.firstName === '' && last ? last : customer
  const called = customer.phone === '' && last ? last : customer
  return {
    firstName: named.firstName,
    lastName: named.lastName,
    phone: called.phone,
    countryCode: toCountryCode(called.countryCode) ?? 'CA',
  }
}

/** The method of the last order if the store takes it, else the first that it takes; null when it takes none. */
export function initialPaymentMethod(
  store: Pick<Store, 'payments'>,
  isPay: boolean,
  last: LastChoices,
): PaymentMethodName | null {
  const methods = methodsAtCheckout(store.payments, isPay)
  return methods.find((name) => PAYMENT_METHOD[name] === last.paymentMethod) ?? methods[0] ?? null
}
