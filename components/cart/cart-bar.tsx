'use client'

import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/forms/button'
import { interpolate } from '@/components/ui/loading/interpolate'
import { useHasGrown } from '@/components/ui/loading/use-has-grown'
import { useMenuCart } from '@/lib/browser/cart/menu-cart'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'
import { cartCount, cartSubtotal } from '@/lib/domain/cart/cart'
import type { Id } from '@/lib/domain/codes/id'
import { formatMoney } from '@/lib/domain/money/money'

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer')).CartDrawer }))

interface CartBarProps {
  gid: Id
  currency: string
  checkoutHref: string
  /** `count` contains the placeholder `{count}` */
  labels: { show: string; count: string }
}

/** Opens the cart of this store: a bar at the bottom of a phone, a button in the corner of a desktop. */
export function CartBar({ gid, currency, checkoutHref, labels }: CartBarProps) {
  const language = usePageLanguage()
  const cart = useMenuCart(gid)
  const [open, setOpen] = useState(false)
  const count = cartCount(cart)
  const hasGrown = useHasGrown(count)
  const items = interpolate(labels.count, { count })
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && items}
      </p>
      {count > 0 && (
        <div
          data-cart-bar
          className="tall:fixed inset-x-0 bottom-(--tab-bar) z-20 border-t border-line bg-surface p-3 sm:inset-x-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--tab-bar))] sm:rounded-full sm:border-0 sm:bg-transparent sm:p-0 sm:shadow-raised"
        >
          <button
            id="cart-bar"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={`${buttonClass({ size: 'large', block: true })} justify-between! gap-4!`}
          >
            <span className="inline-flex items-center gap-2.5">
              <ShoppingBag key={count} aria-hidden className={`size-5 ${hasGrown ? 'animate-bump' : ''}`} />
              <span>{labels.show}</span>
            </span>
            <span className="text-sm font-semibold tabular-nums">
              {`${items} · ${formatMoney({ amount: cartSubtotal(cart), currency }, language)}`}
            </span>
          </button>
        </div>
      )}
      {open && (
        <Suspense>
          <CartDrawer gid={gid} checkoutHref={checkoutHref} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
