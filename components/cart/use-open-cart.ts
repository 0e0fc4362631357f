import { saveCart } from '@/lib/browser/cart/carts'
import { goToCheckout } from '@/lib/browser/cart/start-deal-checkout'
import { refreshedCart } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'
import { useCheckedCart } from './use-checked-cart'
import { useRemoveUnavailable } from './use-remove-unavailable'

/** A store's cart while it is shown: followed by its menu, without what is gone, and taken to checkout as of today. */
export function useOpenCart(gid: Id, checkoutHref: string) {
  const { cart, menu, lines, now, failed, retry } = useCheckedCart(gid)
  const dropped = useRemoveUnavailable(gid, lines)
  const today = cart && lines ? refreshedCart(cart, lines) : cart
  const checkOut = () => {
    if (today) saveCart(today)
    void goToCheckout(checkoutHref)
  }
  return { cart, today, menu, lines, now, failed, retry, dropped, checkOut }
}

export type OpenCart = ReturnType<typeof useOpenCart>
