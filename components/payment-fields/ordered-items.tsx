'use client'

import { useLocale } from 'next-intl'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'
import type { OrderItem, OrderOption } from '@/lib/domain/orders/orders'

interface OrderedItemsProps {
  items: OrderItem[]
  currency: string
  /** accessible name of the list */
  label: string
}

/** The items of an order, with their prices. */
export function OrderedItems({ items, currency, label }: OrderedItemsProps) {
  const language = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <ul aria-label={label} className="grid gap-4">
      {keyed(items, ({ pid }) => `${pid}`).map(({ key, value: item }) => (
        <li key={key} className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold">{item.name}</p>
            {item.options.length > 0 && <p className="text-sm text-ink-soft">{optionNames(item.options)}</p>}
            <p className="text-sm money text-ink-faint">
              {item.quantity} × {money(item.unitPrice)}
            </p>
          </div>
          <p className="font-semibold money">{money(item.amount)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The selected options, in one line: `Large, Extra noodles`. */
export function optionNames(options: OrderOption[]): string {
  return options.flatMap(({ name, options: inner }) => (inner.length > 0 ? [optionNames(inner)] : [name])).join(', ')
}
