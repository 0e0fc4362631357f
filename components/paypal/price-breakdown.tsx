import { Bill } from '@/components/payment-fields/bill'
import type { BillLine } from '@/lib/domain/orders/bill-lines'
import type { ExpressPrices } from '@/lib/domain/payment/express'

/** The breakdown sent to the provider: the parts add up to the total. */
export function PriceBreakdown({ prices, currency }: { prices: ExpressPrices; currency: string }) {
  const parts: BillLine[] = [
    { key: 'subtotal', amount: prices.subtotal },
    { key: 'discounts_and_payments', amount: -prices.storeDiscount },
    { key: 'store_surcharge', amount: prices.storeSurcharge },
    { key: 'order_surcharge', amount: prices.orderSurcharge },
    { key: 'shipping_handling', amount: prices.shipping },
    { key: 'tax', amount: prices.tax },
    { key: 'tips', amount: prices.tip },
  ]
  const lines = parts.filter(({ amount }) => amount !== 0)
  return <Bill lines={[...lines, { key: 'total', amount: prices.total }]} currency={currency} main="total" />
}
