import { FULFILMENT_METHOD, type MenuFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
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
