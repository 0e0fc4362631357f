'use client'

import { lazy, Suspense } from 'react'
import type { Id } from '@/lib/domain/codes/id'
import type { PathsInput } from '@/lib/paths'
import { CartsSkeleton } from './carts-skeleton'

const CartList = lazy(async () => ({ default: (await import('./cart-list')).CartList }))

/** All carts of this browser, or only the store's on its own domain; its code is loaded after the page. */
export function CartsPage(props: { gid?: Id; pathsInput: PathsInput }) {
  return (
    <Suspense fallback={<CartsSkeleton />}>
      <CartList {...props} />
    </Suspense>
  )
}
