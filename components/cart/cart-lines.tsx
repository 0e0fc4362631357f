import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { addToCart, changeQuantity } from '@/lib/browser/cart/menu-cart'
import type { CheckedLine } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'
import type { OrderingStore } from '@/lib/domain/stores/menu'
import { CartLineRow } from './cart-line-row'

interface CartLinesProps {
  gid: Id
  store: OrderingStore
  lines: CheckedLine[]
}

/** The lines of a cart; the last removed one can be restored. */
export function CartLines({ gid, store, lines }: CartLinesProps) {
  const t = useTranslations('cart')
  const [removed, setRemoved] = useState<CheckedLine | null>(null)
  const change = (one: CheckedLine, quantity: number) => {
    if (quantity === 0) setRemoved(one)
    changeQuantity(gid, one.key, quantity)
  }
  const isPictured = lines.some((one) => one.product?.picture)
  const undo = () => {
    if (removed) addToCart(store, removed.line)
    setRemoved(null)
  }
  return (
    <div>
      <ul className="grid gap-4">
        {lines.map((one) => (
          <CartLineRow
            key={one.key}
            one={one}
            currency={store.currency}
            isPictured={isPictured}
            onChange={(quantity) => change(one, quantity)}
          />
        ))}
      </ul>
      <div role="status" className="not-empty:pt-4">
        {removed && (
          <p className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1.5 ps-4 pe-1.5">
            <span>{t('removed', { name: removed.product?.name ?? t('unknown') })}</span>
            <Button variant="ghost" size="small" onClick={undo}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
