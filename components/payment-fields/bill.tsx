import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/lib/domain/money/money'
import type { BillKey, BillLine } from '@/lib/domain/orders/bill-lines'
import { keyed } from '@/lib/domain/orders/keyed'

interface BillProps {
  lines: readonly BillLine[]
  currency: string
  main: BillKey
}

export function Bill({ lines, currency, main }: BillProps) {
  const language = useLocale()
  const t = useTranslations('bill')
  return (
    <dl className="grid gap-2">
      {keyed(lines, ({ key, name }) => `${key} ${name}`).map(({ key, value: line }) => {
        const isMain = line.key === main
        return (
          <div
            key={key}
            className={`flex items-baseline justify-between gap-4 ${isMain ? 'mt-1 border-t border-line pt-3 text-heading font-bold' : ''}`}
          >
            <dt className={isMain ? '' : 'text-ink-soft'}>
              {[line.name || t(line.key), line.detail].filter(Boolean).join(' ')}
            </dt>
            <dd className="money">{formatMoney({ amount: line.amount, currency }, language)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
