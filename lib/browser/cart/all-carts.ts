import { useMemo, useSyncExternalStore } from 'react'
import { type Cart, cartCount } from '@/lib/domain/cart/cart'
import { listCarts, subscribeCarts } from './carts'

/** One text for the state of all carts, so that equal states are drawn once. */
const snapshot = () => JSON.stringify(listCarts('menu'))

/** Every menu cart of this browser; of one store on its own domain. */
export function useCarts(gid?: number): Cart[] {
  const text = useSyncExternalStore(subscribeCarts, snapshot, () => '[]')
  return useMemo(() => {
    const carts = JSON.parse(text) as Cart[]
    return gid === undefined ? carts : carts.filter((cart) => cart.gid === gid)
  }, [text, gid])
}

const count = () => listCarts('menu').reduce((sum, cart) => sum + cartCount(cart), 0)

/** Pieces in all menu carts, for a badge. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeCarts, count, () => 0)
}
