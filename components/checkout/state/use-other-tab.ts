import { useEffect, useState } from 'react'
import { watchOtherTabs } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'

/** Returns what happened in another tab, or null. */
export function useOtherTab(cart: Cart, onCart: (cart: Cart) => void): 'changed' | 'removed' | null {
  const [event, setEvent] = useState<'changed' | 'removed' | null>(null)
  useEffect(
    () =>
      watchOtherTabs(cart, (now) => {
        if (!now) return setEvent('removed')
        if (JSON.stringify(now.items) === JSON.stringify(cart.items)) return
        setEvent('changed')
        onCart({ ...cart, items: now.items })
      }),
    [cart, onCart],
  )
  return event
}
