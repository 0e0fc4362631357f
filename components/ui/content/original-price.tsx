import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney, type Money } from '@/lib/domain/money/money'

interface OriginalPriceProps {
  price: Money
  /** for screen readers */
  label: string
  language: Language
  className?: string | undefined
}

/** What a price is reduced from, struck through. */
export function OriginalPrice({ price, label, language, className }: OriginalPriceProps) {
  return (
    <s className={className}>
      <span className="sr-only">{`${label} `}</span>
      {formatMoney(price, language)}
    </s>
  )
}
