import { useEffect, useState } from 'react'
import { loadMenu } from '@/lib/browser/cart/menus'
import type { Result } from '@/lib/domain/result'
import type { StoreMenu } from '@/lib/domain/stores/menu'

const EVERY_MS = 60_000

/** Refetched every minute while on screen; after a failure the last menu stays. */
export function useStoreMenu(gid: number) {
  const [menu, setMenu] = useState<Result<StoreMenu> | null>(null)
  useEffect(() => {
    let isMounted = true
    const refresh = async () => {
      const next = await loadMenu(gid)
      if (isMounted) setMenu((last) => (next.ok || !last?.ok ? next : last))
    }
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [gid])
  const retry = async () => {
    setMenu(null)
    setMenu(await loadMenu(gid))
  }
  return { menu: menu?.ok ? menu.value : null, failed: menu?.ok === false, retry }
}
