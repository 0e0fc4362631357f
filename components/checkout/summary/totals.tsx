import { useLocale, useTranslations } from 'next-intl'
import type { QuoteView } from '@/components/checkout/state/use-quote'
import { Bill } from '@/components/payment-fields/bill'
import type { PaymentSplit } from '@/lib/domain/checkout/payment-split'
import type { Quote } from '@/lib/domain/checkout/quote'
import { formatMoney } from '@/lib/domain/money/money'
import { billLines } from '@/lib/domain/orders/bill-lines'

interface TotalsProps {
  quote: Quote
  isMealDelivery: boolean
  /** minor units; null when tips are disabled */
  tips: number | null
  split: PaymentSplit
  change: QuoteView['change']
  place: { country: string; region: string }
}

/** Lists every part of the price, and why the total changed. */
export function Totals({ quote, isMealDelivery, tips, split, change, place }: TotalsProps) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, language)
  const { storeSurcharge } = quote
  const hasCredit = split.pointsPayment > 0 || split.giftCardPayment > 0
  const bill = {
    ...quote,
    isMealDelivery,
    subtotal: quote.itemTotal,
    surcharges: [{ label: storeSurcharge?.isSeparate ? '' : (storeSurcharge?.label ?? ''), value: quote.surcharge }],
    tips: tips ?? 0,
    orderTotal: quote.grandTotal + (tips ?? 0),
    giftCardPayment: split.giftCardPayment,
    pointsPayment: split.pointsPayment,
  }
  const lines = billLines(hasCredit ? { ...bill, totalDue: split.totalDue } : bill, place, [
    ...(['subtotal', 'total_before_tax', 'order_total'] as const),
    ...(hasCredit ? (['total_due'] as const) : []),
  ])
  return (
    <div className="grid gap-2">
      <Bill lines={lines} currency={quote.currency} main="order_total" />
      {storeSurcharge?.isSeparate && (
        <p className="text-sm text-ink-soft">
          {t('surcharge_separate', { label: storeSurcharge.label, amount: money(storeSurcharge.value ?? 0) })}
        </p>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {change &&
          t(change.difference > 0 ? 'total_rose' : 'total_fell', {
            amount: money(Math.abs(change.difference)),
            part: t(`part.${change.part}`),
          })}
      </p>
    </div>
  )
}
