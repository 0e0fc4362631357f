import type { OrderTotals } from '@/backend/pricing/price-quote'

/** Percent by label, for the regions of the demo. */
const TAXES: Record<string, Record<string, number>> = {
  BC: { GST: 5, PST: 7 },
  ON: { HST: 13 },
  WA: { VAT: 10 },
}

/** Consistent totals: items, less discounts, plus shipping, plus tax. */
export function toTotals(
  region: string,
  parts: Pick<OrderTotals, 'itemTotal' | 'storeDiscount' | 'couponDiscount' | 'shippingFee'>,
): OrderTotals {
  const totalBeforeTax = parts.itemTotal - parts.storeDiscount - parts.couponDiscount + parts.shippingFee
  const taxes = Object.fromEntries(
    Object.entries(TAXES[region] ?? {}).map(([label, percent]) => [
      label,
      Math.round((totalBeforeTax * percent) / 100),
    ]),
  )
  const tax = Object.values(taxes).reduce((sum, value) => sum + value, 0)
  return { ...parts, surcharge: 0, totalBeforeTax, tax, taxes, grandTotal: totalBeforeTax + tax }
}
