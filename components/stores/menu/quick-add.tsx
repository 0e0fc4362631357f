'use client'

import { useRef } from 'react'
import { changeCart, useMenuCart } from '@/lib/browser/cart/menu-cart'
import { countOf, withOneLess } from '@/lib/domain/cart/cart'
import type { Id } from '@/lib/domain/codes/id'

interface QuickAddProps {
  gid: Id
  pid: Id
  max: number
  labels: { add: string; less: string }
}

/** Adds a dish to the cart with one press; once it is there, also takes one away. */
export function QuickAdd({ gid, pid, max, labels }: QuickAddProps) {
  const count = countOf(useMenuCart(gid), pid)
  const plus = useRef<HTMLButtonElement>(null)
  const add = async () => {
    if (count >= max) return
    const added = await import('./quick-add-item')
      .then(({ quickAddItem }) => quickAddItem(gid, pid, plus.current))
      .catch(() => false)
    // the dialog shows what is in the way
    if (!added) plus.current?.closest('article')?.querySelector<HTMLElement>('a[data-product]')?.click()
  }
  const takeAway = () => changeCart(gid, (cart) => withOneLess(cart, pid))
  return (
    <div className="quick-add" data-max={max}>
      {count > 0 && (
        <>
          <button type="button" aria-label={labels.less} onClick={takeAway}>
            <span aria-hidden className="icon-minus" />
          </button>
          <span>{count}</span>
        </>
      )}
      <button ref={plus} type="button" aria-label={labels.add} aria-disabled={count >= max || undefined} onClick={add}>
        <span aria-hidden className="icon-plus" />
      </button>
    </div>
  )
}
