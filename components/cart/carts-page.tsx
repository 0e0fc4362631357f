'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { PathsInput } from '@/lib/paths'
import { CartsSkeleton } from './carts-skeleton'

const CartList = lazy(async () => ({ default: (await import('./cart-list')).CartList }))

interface CartsPageProps {
  gid?: number
  pathsInput: PathsInput
  /** deals that others buy, where there are no carts */
  popular: ReactNode
}

/** All carts of this browser, or only the store's on its own domain; its code is loaded after the page. */
export function CartsPage(props: CartsPageProps) {
  return (
    <Suspense fallback={<CartsSkeleton popular={props.popular} />}>
      <CartList {...props} />
    </Suspense>
  )
}
