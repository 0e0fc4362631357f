'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type PriceLine, PriceLines } from '@/components/payment-fields/price-lines'
import { formatMoney } from '@/lib/domain/money/money'
import type { ExpressPrices } from '@/lib/domain/payment/express'

/** As the provider is told: the parts add up to the total. */
export function PriceBreakdown({ prices, currency }: { prices: ExpressPrices; currency: string }) {
  const language = useLocale()
  const t = useTranslations('paypal')
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const parts: [string, number][] = [
    [t('subtotal'), prices.subtotal],
    [t('discount'), -prices.storeDiscount],
    [t('store_surcharge'), prices.storeSurcharge],
    [t('order_surcharge'), prices.orderSurcharge],
    [t('shipping'), prices.shipping],
    [t('tax'), prices.tax],
    [t('tip'), prices.tip],
  ]
  const lines = parts
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]): PriceLine => ({ label, value: money(amount) }))
  return <PriceLines lines={[...lines, { label: t('total'), value: money(prices.total), total: true }]} />
}
