import { formatMoney, type Money } from '@/lib/domain/money/money'
import type { Language } from '@/lib/domain/site/languages'

interface PriceProps {
  price: Money
  /** struck when it is higher than `price` */
  original?: Money
  /** says to a screen reader what the struck amount is */
  originalLabel: string
  language: Language
  size?: 'small' | 'medium' | 'large'
}

const SIZES = { small: 'text-base', medium: 'text-lg', large: 'text-3xl' }

export function Price({ price, original, originalLabel, language, size = 'medium' }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className={`font-bold text-accent-ink ${SIZES[size]}`}>{formatMoney(price, language)}</strong>
      {original && original.amount > price.amount && (
        <s className={`text-ink-faint ${size === 'large' ? 'text-lg' : 'text-sm'}`}>
          <span className="sr-only">{originalLabel} </span>
          {formatMoney(original, language)}
        </s>
      )}
    </span>
  )
}
