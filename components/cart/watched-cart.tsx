'use client'

import { lazy, Suspense } from 'react'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'

const Watcher = lazy(async () => ({ default: (await import('./availability-watcher')).AvailabilityWatcher }))

/** Watches what is in the menu cart of a store, once there is something in it. */
export function WatchedCart({ gid }: { gid: number }) {
  return (
    useMenuCart(gid) && (
      <Suspense>
        <Watcher gids={[gid]} />
      </Suspense>
    )
  )
}
