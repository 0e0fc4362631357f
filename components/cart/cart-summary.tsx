'use client'

import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type Cart, cartSubtotal } from '@/lib/domain/cart/cart'
import { orderTypeName, orderTypes } from '@/lib/domain/checkout/order-types'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderingStore } from '@/lib/domain/stores/menu'
import { ordering } from '@/lib/domain/stores/store-status'

interface CartSummaryProps {
  cart: Cart
  store: OrderingStore
  now: Date
}

/** The subtotal at displayed prices, the available order types, and the amount missing for delivery. */
export function CartSummary({ cart, store, now }: CartSummaryProps) {
  const language = useLocale()
  const [t, names] = [useTranslations('cart'), useTranslations('store')]
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  const subtotal = cartSubtotal(cart)
  const isOpen = ordering(store, now) === 'now'
  const types = orderTypes({ ...store, isOpen }, cart.availableShippings, subtotal)
  const short = store.services.delivery ? store.minDeliveryAmount - subtotal : 0
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {types.map((code) => {
          const name = orderTypeName(code, store)
          if (name === 'flatrate' || name === 'freeShipping') return null
          return (
            <li key={code} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-success" />
              {names(name)}
            </li>
          )
        })}
      </ul>
      {types.length === 0 && <p className="text-sm text-warning">{t('no_order_types')}</p>}
      {short > 0 && (
        <p className="text-sm font-semibold text-warning">{t('more_for_delivery', { amount: money(short) })}</p>
      )}
      {ordering(store, now) === 'later' && <p className="text-sm text-ink-soft">{names('order_for_later')}</p>}
      <p className="flex items-baseline justify-between gap-3 text-lg font-bold">
        {t('subtotal')}
        <span className="money">{money(subtotal)}</span>
      </p>
      <p className="text-sm text-ink-faint">{t('later_note')}</p>
    </div>
  )
}
