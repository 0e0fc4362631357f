import { FULFILMENT_METHOD, type MenuFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import type { Store } from '@/lib/domain/stores/stores'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

const { delivery, pickup, eatin } = FULFILMENT_METHOD

/** The fulfilment methods available for a menu cart; `goods` is what can be delivered, in minor units. */
export function offeredFulfilmentMethods(
  store: StoreServices,
  available: readonly number[],
  goods: number,
): MenuFulfilmentMethod[] {
  const { services, minDeliveryAmount, isOpen } = store
  const offered: [type: MenuFulfilmentMethod, isOffered: boolean][] = [
    [delivery, services.delivery && goods >= minDeliveryAmount],
    [pickup, services.pickup],
    [eatin, services.eatin && isOpen === true],
  ]
  return offered.filter(([type, isOffered]) => isOffered && available.includes(type)).map(([type]) => type)
}
