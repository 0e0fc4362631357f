import { useSyncExternalStore } from 'react'
import { type Cart, type CartLine, withLine, withQuantity } from '@/lib/domain/cart/cart'
import { NO_SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'
import { type OrderingStore, shippingsOf } from '@/lib/domain/stores/menu'
import { cartOf, saveCart } from './carts'

const KIND = 'menu'

/** The cart of a store's menu as this browser holds it now; other tabs' changes are drawn as well. */
export function useMenuCart(gid: number): Cart | null {
  const stored = cartOf(KIND, gid)
  return useSyncExternalStore(stored.subscribe, stored.read, () => null)
}

/** Read from the browser's memory at the moment of writing: another tab may have changed it. */
export function addToCart(store: Pick<OrderingStore, 'gid' | 'services'>, line: CartLine): void {
  const { gid, services } = store
  const cart = cartOf(KIND, gid).read() ?? {
    kind: KIND,
    gid,
    items: [],
    shippingMethod: NO_SHIPPING_METHOD,
    coupon: '',
  }
  saveCart(withLine({ ...cart, availableShippings: shippingsOf(services) }, line))
}

/** 0 removes the line. */
export function changeQuantity(gid: number, key: string, quantity: number): void {
  const cart = cartOf(KIND, gid).read()
  if (cart) saveCart(withQuantity(cart, key, quantity))
}

/** Puts `change` of the newest cart in its place. */
export function changeCart(gid: number, change: (cart: Cart) => Cart): void {
  const cart = cartOf(KIND, gid).read()
  if (cart) saveCart(change(cart))
}
