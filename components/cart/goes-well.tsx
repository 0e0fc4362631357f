'use client'

import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { focusAfterRemoval } from '@/components/ui/navigation/focus-after-removal'
import { addToCart } from '@/lib/browser/cart/menu-cart'
import type { Cart } from '@/lib/domain/cart/cart'
import { formatMoney } from '@/lib/domain/money/money'
import { goesWellWith } from '@/lib/domain/stores/goes-well'
import type { Product, StoreMenu } from '@/lib/domain/stores/menu'
import { quickLine } from '@/lib/domain/stores/quick-add'

interface GoesWellProps {
  cart: Cart
  menu: StoreMenu
  now: Date
}

/** A row of further items, of which one press adds one; it leaves the row, and the next one has the focus. */
export function GoesWell({ cart, menu, now }: GoesWellProps) {
  const t = useTranslations('cart')
  const [added, setAdded] = useState('')
  const row = useRef<HTMLDivElement>(null)
  const title = useId()
  const offered = goesWellWith(cart, menu, now)
  const add = (product: Product, place: number) => {
    const line = quickLine(product, menu.store, new Date())
    if (!line) return
    addToCart(menu.store, line)
    setAdded(product.name)
    focusAfterRemoval(row.current, place)
  }
  return (
    <div ref={row} className="contents">
      <p role="status" tabIndex={-1} className="sr-only">
        {added && t('added', { name: added })}
      </p>
      {offered.length > 0 && (
        <section aria-labelledby={title} className="grid gap-3 border-t border-line pt-4">
          <h3 id={title} className="text-base">
            {t('goes_well')}
          </h3>
          <ul className="grid grid-cols-3 gap-3">
            {offered.map((product, place) => (
              <Offer
                key={product.id}
                product={product}
                currency={menu.store.currency}
                onAdd={() => add(product, place)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface OfferProps {
  product: Product
  currency: string
  onAdd: () => void
}

function Offer({ product: { name, picture, price }, currency, onAdd }: OfferProps) {
  const language = useLocale()
  const t = useTranslations('store')
  return (
    <li className="grid content-start gap-1">
      <div className="relative">
        <Picture src={picture} alt="" sizes="160px" className="aspect-4/3 rounded-control" />
        <button
          type="button"
          aria-label={t('add_one', { name })}
          // the second press of a double click meets what has moved up
          onClick={(event) => event.detail < 2 && onAdd()}
          className="absolute end-0 bottom-0 grid size-11 place-items-center text-accent-ink"
        >
          <span className="grid size-8 place-items-center rounded-full border border-line bg-surface shadow-card hover:bg-accent-soft">
            <Plus aria-hidden className="size-4.5" />
          </span>
        </button>
      </div>
      <p className="line-clamp-2 text-sm leading-snug font-semibold">{name}</p>
      <p className="money text-sm text-ink-soft">{formatMoney({ amount: price, currency }, language)}</p>
    </li>
  )
}
