'use client'

import { lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { ShelfLinks } from './cart-links'

const ShelfList = lazy(async () => ({ default: (await import('./cart-list')).ShelfList }))

/** All carts of this browser, or of the one store whose domain this is; its code is loaded after the page. */
export function CartShelf(props: { gid?: number; links: ShelfLinks }) {
  return (
    <Suspense fallback={<Spinner className="mx-auto my-16 size-6" />}>
      <ShelfList {...props} />
    </Suspense>
  )
}
