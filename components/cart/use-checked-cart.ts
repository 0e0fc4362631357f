import { useNow } from '@/components/ui/loading/use-now'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'
import { type CheckedLine, checkCart } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'
import { useStoreMenu } from './use-store-menu'

/** `lines` is null until the menu is loaded. */
export function useCheckedCart(gid: Id) {
  const cart = useMenuCart(gid)
  const now = useNow()
  const { menu, failed, retry } = useStoreMenu(gid, cart)
  const lines: CheckedLine[] | null = menu && cart ? checkCart(cart, menu, now) : null
  return { cart, now, menu, failed, lines, retry }
}
