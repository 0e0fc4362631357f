'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { cartOf } from '@/lib/browser/cart/carts'
import { changeCart } from '@/lib/browser/cart/menu-cart'
import { loadMenu } from '@/lib/browser/cart/menus'
import { timeNow } from '@/lib/browser/clock'
import { isWatched, linesOutsideTime, type OutsideLine, withoutLines } from '@/lib/domain/cart/availability'
import { pidsOf } from '@/lib/domain/cart/cart'
import { hasId, type Id, parseIds } from '@/lib/domain/codes/id'

const EVERY_MS = 60_000
const ItemsDialog = lazy(async () => ({ default: (await import('./items-not-available')).ItemsNotAvailable }))

interface AvailabilityWatcherProps {
  gids: readonly Id[]
}

/** Checks at once and every minute, in the stores' local time. */
export function AvailabilityWatcher({ gids }: AvailabilityWatcherProps) {
  const [outside, setOutside] = useState<(OutsideLine & { gid: Id })[]>([])
  const key = gids.join()
  useEffect(() => {
    let watched = parseIds(key)
    let isMounted = true
    const loadMenuOf = async (gid: Id) => {
      const cart = cartOf('menu', gid).read()
      const menu = cart && (await loadMenu(gid, pidsOf(cart)))
      return menu?.ok ? [{ gid, menu: menu.value }] : []
    }
    const refresh = async () => {
      const menus = (await Promise.all(watched.map(loadMenuOf))).flat()
      if (!isMounted) return
      const unwatched = menus.filter(({ menu }) => !isWatched(menu.store)).map(({ gid }) => gid)
      watched = watched.filter((gid) => !hasId(unwatched, gid))
      // the carts of now: a line may have been removed while the menus were loading
      const found = menus.flatMap(({ gid, menu }) => {
        const cart = cartOf('menu', gid).read()
        return cart ? linesOutsideTime(cart, menu, new Date(timeNow())).map((line) => ({ ...line, gid })) : []
      })
      setOutside(found)
    }
    void refresh()
    const timer = setInterval(refresh, EVERY_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [key])
  if (outside.length === 0) return null
  const remove = () => {
    for (const { gid, line } of outside) changeCart(gid, (cart) => withoutLines(cart, [line]))
    setOutside([])
  }
  return (
    <Suspense>
      <ItemsDialog names={[...new Set(outside.map(({ name }) => name))]} onConfirm={remove} />
    </Suspense>
  )
}
