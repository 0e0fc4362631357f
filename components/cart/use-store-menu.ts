import { useEffect, useState } from 'react'
import { loadMenu } from '@/lib/browser/cart/menus'
import { type Cart, pidsOf } from '@/lib/domain/cart/cart'
import { type Id, parseIds } from '@/lib/domain/codes/id'
import type { Result } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'

const EVERY_MS = 60_000

/** The menu with the products of a cart. Refetched every minute while on screen; after a failure the last one stays. */
export function useStoreMenu(gid: Id, cart: Cart | null) {
  const pids = cart ? pidsOf(cart).join() : ''
  const [menu, setMenu] = useState<Result<StoreMenu> | null>(null)
  useEffect(() => {
    let isMounted = true
    const refresh = async () => {
      const next = await loadMenu(gid, parseIds(pids))
      if (isMounted) setMenu((last) => (next.ok || !last?.ok ? next : last))
    }
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [gid, pids])
  const retry = async () => {
    setMenu(null)
    setMenu(await loadMenu(gid, parseIds(pids)))
  }
  return { menu: menu?.ok ? menu.value : null, failed: menu?.ok === false, retry }
}
