'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { PaymentSplit } from '@/lib/domain/checkout/payment-split'
import type { Quote } from '@/lib/domain/checkout/quote'
import { formatMoney } from '@/lib/domain/money/money'
import { taxLabel } from '@/lib/domain/money/tax-label'
import type { QuoteView } from './use-quote'

interface TotalsProps {
  quote: Quote
  /** minor units; null where tips are off */
  tips: number | null
  split: PaymentSplit
  change: QuoteView['change']
  /** whose taxes are paid */
  place: { country: string; region: string }
}

/** Every part of the price, and a word on why the total moved. */
export function Totals({ quote, tips, split, change, place }: TotalsProps) {
  const language = useLocale()
  const t = useTranslations('checkout')
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, language)
  const { storeSurcharge } = quote
  const inBill = storeSurcharge?.isSeparate ? null : storeSurcharge
  const named = quote.taxes.map(({ label, amount }): [string, number] => [label, amount])
  const taxes = named.length > 0 ? named : [[taxLabel(place) ?? t('tax'), quote.tax] satisfies [string, number]]
  const lines: [string, number][] = [
    [t('subtotal'), quote.itemTotal],
    [t('store_discount'), -quote.storeDiscount],
    [t('coupon_discount'), -quote.couponDiscount],
    [inBill?.label ?? t('surcharge'), quote.surcharge],
    [t('shipping_handling'), quote.shippingFee],
    [t('total_before_tax'), quote.totalBeforeTax],
    ...taxes,
    [t('tips'), tips ?? 0],
  ]
  const parts: [string, number][] = [
    [t('points_payment'), -split.pointsPayment],
    [t('giftcard_payment'), -split.giftCardPayment],
  ]
  const paid = parts.filter(([, amount]) => amount !== 0)
  if (paid.length > 0) paid.push([t('total_due'), split.totalDue])
  const always = new Set([t('subtotal'), t('total_before_tax')])
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        {lines
          .filter(([label, amount]) => amount !== 0 || always.has(label))
          .map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular-nums">{money(amount)}</dd>
            </div>
          ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-heading font-bold">{t('order_total')}</dt>
          <dd className="text-heading font-bold tabular-nums">{money(quote.grandTotal + (tips ?? 0))}</dd>
        </div>
        {paid.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
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
