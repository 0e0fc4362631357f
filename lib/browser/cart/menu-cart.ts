import { useSyncExternalStore } from 'react'
import { type Cart, type CartLine, withLine, withQuantity } from '@/lib/domain/cart/cart'
import type { Id } from '@/lib/domain/codes/id'
import { fulfilmentMethodsOf, type OrderingStore } from '@/lib/domain/stores/menu'
import { cartOf, saveCart } from './carts'
import { storedFulfilmentMethod } from './stored-fulfilment-method'

const KIND = 'menu'

/** Re-renders on changes in other tabs. */
export function useMenuCart(gid: Id): Cart | null {
  const stored = cartOf(KIND, gid)
  return useSyncExternalStore(stored.subscribe, stored.read, () => null)
}

/** Reads the stored cart when writing, since another tab may have changed it. */
export function addToCart(store: Pick<OrderingStore, 'gid' | 'services'>, line: CartLine): void {
  const { gid, services } = store
  const cart = cartOf(KIND, gid).read() ?? {
    kind: KIND,
    gid,
    items: [],
    fulfilmentMethod: storedFulfilmentMethod(gid).read(),
    coupon: '',
  }
  saveCart(withLine({ ...cart, fulfilmentMethods: fulfilmentMethodsOf(services) }, line))
}

/** 0 removes the line. */
export function changeQuantity(gid: Id, key: string, quantity: number): void {
  const cart = cartOf(KIND, gid).read()
  if (cart) saveCart(withQuantity(cart, key, quantity))
}

export function changeCart(gid: Id, change: (cart: Cart) => Cart): void {
  const cart = cartOf(KIND, gid).read()
  if (cart) saveCart(change(cart))
}
