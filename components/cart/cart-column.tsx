'use client'

import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel')).CartPanel }))

/** From here on there is room for it; the same width as in `app/store.css`. */
const WIDE = '(width >= 80rem)'

interface CartColumnProps {
  gid: number
  checkoutHref: string
  labels: { title: string; invitation: string }
}

/** The cart of this store beside its menu, on a wide screen; what it shows loads when there is something in it. */
export function CartColumn({ gid, checkoutHref, labels }: CartColumnProps) {
  const cart = useMenuCart(gid)
  const isWide = useSyncExternalStore(followWidth, readWidth, () => false)
  // once filled it stays, since what was removed last can be restored
  const [isUsed, setUsed] = useState(false)
  if (cart && isWide && !isUsed) setUsed(true)
  return (
    <section id="cart-column" tabIndex={-1} aria-labelledby="cart-title" className="cart-column">
      <h2 id="cart-title" className="text-lg">
        {labels.title}
      </h2>
      {isUsed && isWide ? (
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
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function readWidth(): boolean {
  return matchMedia(WIDE).matches
}
