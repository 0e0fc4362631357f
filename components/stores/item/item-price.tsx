import type { useTranslations } from 'next-intl'
import { OriginalPrice } from '@/components/ui/content/original-price'
import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import type { Product } from '@/lib/domain/stores/menu'
import { sentenceDayTime } from '@/lib/domain/time/sentence-time'

interface ItemPriceProps {
  product: Pick<Product, 'price' | 'sale'>
  currency: string
  language: Language
  now: Date
  t: ReturnType<typeof useTranslations<'store'>>
  common: ReturnType<typeof useTranslations<'common'>>
  className: string
}

/** The price of an item; during a sale with the regular one, and when it ends. */
export function ItemPrice({ product: { price, sale }, currency, language, now, t, common, className }: ItemPriceProps) {
  return (
    <p className={className}>
      {formatMoney({ amount: price, currency }, language)}
      {sale && (
        <>
          {' '}
          <OriginalPrice
            price={{ amount: sale.regularPrice, currency }}
            label={common('original_price')}
            language={language}
            className="text-base font-normal text-ink-faint"
          />
          {sale.until && (
            <span className="block text-sm font-normal whitespace-normal text-ink-soft">
              {t('price_until', { time: sentenceDayTime(sale.until, language, now) })}
            </span>
          )}
        </>
      )}
    </p>
  )
}
