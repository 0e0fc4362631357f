import type { Store } from '@/lib/domain/stores/stores'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

/** The order types that a menu cart may choose from, as shipping codes. */
export function orderTypes(store: StoreServices, available: readonly number[], subtotal: number): number[] {
  const { delivery, pickup, eatin } = store.services
  const offered: [code: number, isOffered: boolean][] = [
    [1, delivery && subtotal >= store.minDeliveryAmount],
    [2, pickup],
    [3, eatin && store.isOpen],
  ]
  return offered.filter(([code, isOffered]) => isOffered && available.includes(code)).map(([code]) => code)
}

const NAMES: Record<number, 'delivery' | 'pickup' | 'flatrate' | 'freeShipping'> = {
  1: 'delivery',
  2: 'pickup',
  4: 'flatrate',
  5: 'freeShipping',
}

/** The name of an order type; eating in is `eatin` where the store serves at the table, else `instore`. */
export function orderTypeName(code: number, store: Pick<Store, 'waiterService'>) {
  return code === 3 ? (store.waiterService ? 'eatin' : 'instore') : (NAMES[code] ?? 'freeShipping')
}
