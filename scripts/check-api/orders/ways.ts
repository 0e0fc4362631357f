import { listAddresses } from '@/lib/commerce-client/account/address-book-api'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { METHOD_NAMES, PAYMENT_METHOD, PAYMENT_METHODS } from '@/lib/domain/codes/payment-method'
import type { Address } from '@/lib/domain/places/addresses'
import type { Store } from '@/lib/domain/stores/stores'
import { attemptCall } from '@/scripts/check-api/attempt'
import type { Buyer, Way } from './trial'

export function pickup(): Way {
  const { pickup: fulfilmentMethod } = FULFILMENT_METHOD
  return { name: 'pickup', fulfilmentMethod, paymentMethod: PAYMENT_METHOD.cash, address: null }
}

/** To the first address of the customer, else to the store's own, which it must reach; null if it does not deliver. */
export async function delivery(store: Store, buyer: Buyer): Promise<Way | null> {
  if (!store.services.delivery) return null
  const book = await attemptCall(() => listAddresses(buyer.credentials))
  const [known] = book.ok ? book.value : []
  const { delivery: fulfilmentMethod } = FULFILMENT_METHOD
  const address = known ?? atStore(store, buyer)
  return { name: 'delivery', fulfilmentMethod, paymentMethod: PAYMENT_METHOD.cash, address }
}

/** By the first method of the store that is paid on a page of its provider; null if it has none. */
export function paymentPage(store: Store): Way | null {
  const method = METHOD_NAMES.map((name) => PAYMENT_METHODS[name]).find(
    ({ code, flow, flag, atCheckout }) =>
      flow === 'redirect' && atCheckout !== null && code !== PAYMENT_METHOD.paypal_express && store.payments[flag],
  )
  return method ? { ...pickup(), name: 'payment page', paymentMethod: method.code } : null
}

function atStore({ address }: Store, { firstName, lastName, phone }: Buyer): Address {
  return { ...address, firstName, lastName, phone, id: null, isDefault: false, buzz: '' }
}
