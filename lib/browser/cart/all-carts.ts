import { useMemo, useSyncExternalStore } from 'react'
import { type Cart, cartCount } from '@/lib/domain/cart/cart'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import { listCarts, subscribeCarts } from './carts'

/** A string snapshot of all carts, so that equal states do not re-render. */
const snapshot = () => JSON.stringify(listCarts('menu'))

/** All menu carts of this browser; on a store's own domain only its cart. */
export function useCarts(gid?: Id): Cart[] {
  const text = useSyncExternalStore(subscribeCarts, snapshot, () => '[]')
  return useMemo(() => {
    const carts = JSON.parse(text) as Cart[]
    return gid === undefined ? carts : carts.filter((cart) => isSameId(cart.gid, gid))
  }, [text, gid])
}

const count = () => listCarts('menu').reduce((sum, cart) => sum + cartCount(cart), 0)

/** The number of items in all menu carts, for a badge. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeCarts, count, () => 0)
}
