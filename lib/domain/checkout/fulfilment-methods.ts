import { type MenuType, SHIPPING_METHOD, shippingMethodName } from '@/lib/domain/codes/fulfilment-method'
import type { Store } from '@/lib/domain/stores/stores'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

const { delivery, pickup, eatin } = SHIPPING_METHOD

/** The order types available for a menu cart, as shipping codes. */
export function orderTypes(store: StoreServices, available: readonly number[], subtotal: number): MenuType[] {
  const { services, minDeliveryAmount, isOpen } = store
  const offered: [type: MenuType, isOffered: boolean][] = [
    [delivery, services.delivery && subtotal >= minDeliveryAmount],
    [pickup, services.pickup],
    [eatin, services.eatin && isOpen === true],
  ]
  return offered.filter(([type, isOffered]) => isOffered && available.includes(type)).map(([type]) => type)
}

/** What an order type of a menu is called; eating in is `eatin` with table service, else `instore`. */
export function menuTypeName(type: MenuType, { waiterService }: Pick<Store, 'waiterService'>) {
  if (type === eatin) return waiterService ? 'eatin' : 'instore'
  return type === delivery ? 'delivery' : 'pickup'
}

/** What the order type of any cart is called, also of a deal that is sent, or of one with nothing to send. */
export function orderTypeName(code: number, store: Pick<Store, 'waiterService'>) {
  const name = shippingMethodName(code) ?? 'freeShipping'
  return name === 'flatrate' || name === 'freeShipping' ? name : menuTypeName(SHIPPING_METHOD[name], store)
}
