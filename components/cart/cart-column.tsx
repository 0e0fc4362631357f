'use client'

import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'
import type { Id } from '@/lib/domain/codes/id'

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel')).CartPanel }))

interface CartColumnProps {
  gid: Id
  checkoutHref: string
  labels: { title: string; invitation: string }
}

/** Shown where `cart-place` is; its contents load when there are any. */
export function CartColumn({ gid, checkoutHref, labels }: CartColumnProps) {
  const cart = useMenuCart(gid)
  const column = useRef<HTMLElement>(null)
  const isShown = useSyncExternalStore(
    followWidth,
    () => (column.current?.getClientRects().length ?? 0) > 0,
    () => false,
  )
  // once filled it stays, since what was removed last can be restored
  const [isUsed, setUsed] = useState(false)
  if (cart && isShown && !isUsed) setUsed(true)
  return (
    <section ref={column} id="cart-column" tabIndex={-1} aria-labelledby="cart-title" className="cart-column">
      <h2 id="cart-title" className="text-lg">
        {labels.title}
      </h2>
      {isUsed && isShown ? (
        <Suspense>
          <CartPanel gid={gid} checkoutHref={checkoutHref} />
        </Suspense>
      ) : (
        <p className="text-sm text-ink-soft">{labels.invitation}</p>
      )}
    </section>
  )
}

function followWidth(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
