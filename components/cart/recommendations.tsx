import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { moveAmong } from '@/components/ui/navigation/arrow-keys'
import { addToCart } from '@/lib/browser/cart/menu-cart'
import { timeNow } from '@/lib/browser/clock'
import type { Cart } from '@/lib/domain/cart/cart'
import { quickLine } from '@/lib/domain/cart/quick-add'
import { recommendationsFor } from '@/lib/domain/cart/recommendations'
import type { Product, StoreMenu } from '@/lib/domain/stores/menu'
import { OfferedItem } from './offered-item'

interface RecommendationsProps {
  cart: Cart
  menu: StoreMenu
  now: Date
}

/**
 * Items that are one stop of the Tab key, so that the way to the checkout stays short: arrow keys go from item to item.
 */
export function Recommendations({ cart, menu, now }: RecommendationsProps) {
  const t = useTranslations('cart')
  const [added, setAdded] = useState('')
  const [current, setCurrent] = useState(0)
  const title = useId()
  const offered = recommendationsFor(cart, menu, now)
  const isPictured = offered.every(({ picture }) => picture !== '')
  const add = (product: Product) => {
    const line = quickLine(product, menu.store, new Date(timeNow()))
    if (!line) return
    addToCart(menu.store, line)
    setAdded(product.name)
  }
  return (
    <div className="contents">
      <p role="status" tabIndex={-1} className="sr-only">
        {added && t('added', { name: added })}
      </p>
      {offered.length > 0 && (
        <div className="grid gap-2.5 border-t border-line pt-4">
          <h3 id={title} className="text-base">
            {t('goes_well')}
          </h3>
          <div role="toolbar" aria-labelledby={title} onKeyDown={(event) => moveAmong(event, 'button')}>
            <ul className={isPictured ? 'grid grid-cols-3 gap-3' : ''}>
              {offered.map((product, place) => (
                <OfferedItem
                  key={product.id}
                  isTabStop={place === Math.min(current, offered.length - 1)}
                  onFocus={() => setCurrent(place)}
                  product={product}
                  currency={menu.store.currency}
                  isPictured={isPictured}
                  onAdd={() => add(product)}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
