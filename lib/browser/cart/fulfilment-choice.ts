import { useSyncExternalStore } from 'react'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Id } from '@/lib/domain/codes/id'
import { changeCart, useMenuCart } from './menu-cart'
import { storedFulfilmentMethod } from './stored-fulfilment-method'

/** 0 for none. That of the store's cart wins. */
export function useFulfilmentMethod(gid: Id): number {
  const cart = useMenuCart(gid)
  const stored = storedFulfilmentMethod(gid)
  const chosen = useSyncExternalStore(stored.subscribe, stored.read, () => NO_FULFILMENT_METHOD)
  return cart?.fulfilmentMethod || chosen
}

/** Saves the choice for the store's next cart, and in its current one. */
export function chooseFulfilmentMethod(gid: Id, code: number): void {
  storedFulfilmentMethod(gid).write(code)
  changeCart(gid, (cart) => ({ ...cart, fulfilmentMethod: code }))
}
