'use client'

import { lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { PathsInput } from '@/lib/paths'

const CartList = lazy(async () => ({ default: (await import('./cart-list')).CartList }))

/** All carts of this browser, or only the store's on its own domain; its code is loaded after the page. */
export function CartsPage(props: { gid?: number; pathsInput: PathsInput }) {
  return (
    <Suspense fallback={<Spinner className="mx-auto my-16 size-6" />}>
      <CartList {...props} />
    </Suspense>
  )
}
