'use client'

import { lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { PathsInput } from '@/lib/paths'

const CartList = lazy(async () => ({ default: (await import('./cart-list')).CartList }))

/** Without `gid` all carts of this browser; with it only that store's. */
export function CartsPage(props: { gid?: number; pathsInput: PathsInput }) {
  return (
    <Suspense fallback={<Spinner className="mx-auto my-16 size-6" />}>
      <CartList {...props} />
    </Suspense>
  )
}
