import { useEffect, useState } from 'react'
import { saveChoices } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'
import type { Failure } from '@/lib/domain/result'

/** Removes the items that a quote refuses, so that the rest is priced, and returns the failure that names them. */
export function useRefusedItems(failure: Failure | null, cart: Cart, onCart: (cart: Cart) => void): Failure | null {
  const [refused, setRefused] = useState<Failure | null>(null)
  useEffect(() => {
    if (failure?.code !== 'items_refused') return
    const pids = `${failure.detail?.pids}`.split(',').map(Number)
    const items = cart.items.filter(({ pid }) => !pids.includes(pid))
    saveChoices(cart, { items })
    onCart({ ...cart, items })
    setRefused(failure)
  }, [failure, cart, onCart])
  return refused
}
