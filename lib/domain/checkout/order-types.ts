import { SHIPPING_METHOD, shippingMethodName } from '@/lib/domain/codes/shipping-method'
import type { Store } from '@/lib/domain/stores/stores'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

/** The order types available for a menu cart, as shipping codes. */
export function orderTypes(store: StoreServices, available: readonly number[], subtotal: number): number[] {
  const { delivery, pickup, eatin } = store.services
  const offered: [code: number, isOffered: boolean][] = [
    [SHIPPING_METHOD.delivery, delivery && subtotal >= store.minDeliveryAmount],
    [SHIPPING_METHOD.pickup, pickup],
    [SHIPPING_METHOD.eatin, eatin && store.isOpen === true],
  ]
  return offered.filter(([code, isOffered]) => isOffered && available.includes(code)).map(([code]) => code)
}

/** The name of an order type; eating in is `eatin` with table service, else `instore`. */
export function orderTypeName(code: number, store: Pick<Store, 'waiterService'>) {
  const name = shippingMethodName(code) ?? 'freeShipping'
  return name === 'eatin' && !store.waiterService ? 'instore' : name
}
