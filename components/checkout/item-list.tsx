'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import type { Quote } from '@/lib/domain/checkout/quote'
import { formatMoney } from '@/lib/domain/money/money'
import { keyed } from '@/lib/domain/orders/keyed'

/** The items, at the API's prices. */
export function ItemList({ quote }: { quote: Quote }) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, language)
  return (
    <ul aria-label={t('items')} className="grid gap-4">
      {keyed(quote.lines, ({ pid, options }) => `${pid} ${options.join()}`).map(({ key, value: line }) => (
        <li key={key} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-3">
          <Picture src={line.picture} alt="" sizes="72px" className="aspect-square rounded-control" />
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            {keyed(line.options, (option) => option).map(({ key: optionKey, value: option }) => (
              <p key={optionKey} className="text-sm text-ink-soft">
                {option}
              </p>
            ))}
            <p className="text-sm money text-ink-faint">
              {line.quantity} × {money(line.unitPrice)}
            </p>
          </div>
          <p className="font-semibold money">{money(line.amount)}</p>
        </li>
      ))}
    </ul>
  )
}
