import { useSyncExternalStore } from 'react'
import { NO_SHIPPING_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { changeCart, useMenuCart } from './menu-cart'
import { orderTypeOf } from './stored-fulfilment-method'

/** The order type that the shopper has chosen at a store, as a shipping code; 0 for none. That of its cart wins. */
export function useOrderType(gid: number): number {
  const cart = useMenuCart(gid)
  const stored = orderTypeOf(gid)
  const chosen = useSyncExternalStore(stored.subscribe, stored.read, () => NO_SHIPPING_METHOD)
  return cart?.shippingMethod || chosen
}

/** Saves the choice for the store's next cart, and in its current one. */
export function chooseOrderType(gid: number, code: number): void {
  orderTypeOf(gid).write(code)
  changeCart(gid, (cart) => ({ ...cart, shippingMethod: code }))
}
