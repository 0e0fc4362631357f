import {
  FULFILMENT_METHOD,
  fulfilmentMethodName,
  type MenuFulfilmentMethod,
} from '@/lib/domain/codes/fulfilment-method'
import type { Store } from '@/lib/domain/stores/stores'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

const { delivery, pickup, eatin } = FULFILMENT_METHOD

/** The fulfilment methods available for a menu cart; `subtotal` in minor units. */
export function offeredFulfilmentMethods(
  store: StoreServices,
  available: readonly number[],
  subtotal: number,
): MenuFulfilmentMethod[] {
  const { services, minDeliveryAmount, isOpen } = store
  const offered: [type: MenuFulfilmentMethod, isOffered: boolean][] = [
    [delivery, services.delivery && subtotal >= minDeliveryAmount],
    [pickup, services.pickup],
    [eatin, services.eatin && isOpen === true],
  ]
  return offered.filter(([type, isOffered]) => isOffered && available.includes(type)).map(([type]) => type)
}

/** Eating in is `eatin` with table service, else `instore`. */
export function menuFulfilmentName(type: MenuFulfilmentMethod, { waiterService }: Pick<Store, 'waiterService'>) {
  if (type === eatin) return waiterService ? 'eatin' : 'instore'
  return type === delivery ? 'delivery' : 'pickup'
}

/** What the fulfilment method of any cart is called, also of a deal that is sent, or of one with nothing to send. */
export function fulfilmentName(code: number, store: Pick<Store, 'waiterService'>) {
  const name = fulfilmentMethodName(code) ?? 'freeShipping'
  return name === 'flatrate' || name === 'freeShipping' ? name : menuFulfilmentName(FULFILMENT_METHOD[name], store)
}
