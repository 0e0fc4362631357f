'use client'

import { lazy, Suspense } from 'react'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'
import { useSession } from '@/lib/browser/session/session-store'
import type { OrderAgainProps } from './order-again-bar'

const OrderAgainBar = lazy(async () => ({ default: (await import('./order-again-bar')).OrderAgainBar }))

/** On a store's page: their last order there for customers whose cart is empty, read after the page is loaded. */
export function OrderAgain(props: OrderAgainProps) {
  const { status } = useSession()
  const cart = useMenuCart(props.gid)
  if (status !== 'customer' || cart) return null
  return (
    <Suspense>
      <OrderAgainBar {...props} />
    </Suspense>
  )
}
