import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
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

/** The lines of a cart; the last removed one can be restored, by a button in its place, which gets the focus. */
export function CartLines({ gid, store, lines }: CartLinesProps) {
  const t = useTranslations('cart')
  const [removed, setRemoved] = useState<{ one: CheckedLine; place: number } | null>(null)
  const change = (one: CheckedLine, place: number, quantity: number) => {
    if (quantity === 0) setRemoved({ one, place })
    changeQuantity(gid, one.key, quantity)
  }
  const isPictured = lines.some((one) => one.product?.picture)
  const undo = () => {
    if (removed) addToCart(store, removed.one.line)
    setRemoved(null)
  }
  const rows = lines.map((one, place) => (
    <CartLineRow
      key={one.key}
      one={one}
      currency={store.currency}
      isPictured={isPictured}
      onChange={(quantity) => change(one, place, quantity)}
    />
  ))
  if (removed) {
    const name = removed.one.product?.name ?? t('unknown')
    rows.splice(removed.place, 0, <RemovedRow key="removed" name={name} onUndo={undo} />)
  }
  return <ul className="grid gap-4">{rows}</ul>
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslations('cart')
  const id = useId()
  return (
    <li className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1.5 ps-4 pe-1.5">
      <p id={id} role="status" className="min-w-0">
        {t('removed', { name })}
      </p>
      <Button variant="ghost" size="small" aria-describedby={id} onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  )
}
