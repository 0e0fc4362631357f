'use client'

import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'

// the carts' code is not part of a page's first load; where it cannot be loaded, a number is missing, not the page
const CartCount = lazy(() =>
  import('./cart-count').then(
    ({ CartCount: Count }) => ({ default: Count }),
    () => ({ default: () => null }),
  ),
)

interface CartLinkProps {
  href: string
  label: string
}

/** A link to the carts, with the number of items in them. */
export function CartLink({ href, label }: CartLinkProps) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <a href={href} className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken">
      <ShoppingBag aria-hidden className="size-6" />
      <span className="sr-only">{label}</span>
      {isMounted && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </a>
  )
}
