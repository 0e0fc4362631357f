'use client'

import { lazy, Suspense } from 'react'
import { useCarts } from '@/lib/browser/cart/all-carts'
import { useSession } from '@/lib/browser/session/session-store'
import type { OrderAgainProps } from './order-again-bar'

const OrderAgainBar = lazy(async () => ({ default: (await import('./order-again-bar')).OrderAgainBar }))

/** The customer's last order, of one store or of any, where there is no cart; read after the page is loaded. */
export function OrderAgain(props: OrderAgainProps) {
  const { status } = useSession()
  const carts = useCarts(props.gid)
  if (status !== 'customer' || carts.length > 0) return null
  return (
    <Suspense>
      <OrderAgainBar {...props} />
    </Suspense>
  )
}
