import { useEffect, useState } from 'react'
import { watchCart } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'

interface FollowedCart {
  /** its last items, also when the stored cart is gone: placing the order removes that */
  cart: Cart
  change: 'changed_elsewhere' | 'removed_elsewhere' | 'emptied' | null
}

/** The items of the stored cart, whoever changes it: this page, its dialogs, or another tab. */
export function useFollowedCart(first: Cart): FollowedCart {
  const [followed, setFollowed] = useState<FollowedCart>({ cart: first, change: null })
  const { kind, gid } = first
  useEffect(
    () =>
      watchCart({ kind, gid }, (now, isElsewhere) =>
        setFollowed((last) => {
          if (!now) return { ...last, change: isElsewhere ? 'removed_elsewhere' : 'emptied' }
          if (JSON.stringify(now.items) === JSON.stringify(last.cart.items)) return last
          return { cart: { ...last.cart, items: now.items }, change: isElsewhere ? 'changed_elsewhere' : last.change }
        }),
      ),
    [kind, gid],
  )
  return followed
}
