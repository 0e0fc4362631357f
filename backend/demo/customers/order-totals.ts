import { SHIPPED_RULES } from '@/backend/catalogue/taxes/shipped-taxes'
import { ratesOf } from '@/backend/catalogue/taxes/tax-rule'
import type { StoreRow } from '@/backend/demo/stores/demo-store'
import { DEMO_TAXES } from '@/backend/demo/stores/demo-taxes'
import { type OrderTotals, priceQuote } from '@/backend/pricing/price-quote'
import type { LineRow } from './order-lines'

interface Sale {
  lines: readonly LineRow[]
  couponPercent: number
  shippingFee: number
}

/** What an order costs at a store of the demo on a day, priced as a checkout prices it. */
export function toTotals(store: StoreRow, day: string, { lines, couponPercent, shippingFee }: Sale): OrderTotals {
  return priceQuote({
    lines,
    storeDiscountPercent: store.discountPercent ?? 0,
    coupon: { kind: 'percent', value: couponPercent, minSubtotal: 0 },
    surcharge: null,
    shipping: { taxClass: '', amount: shippingFee },
    ratesOf: (taxClass) => ratesOf([DEMO_TAXES, SHIPPED_RULES], store, taxClass, day),
  })
}
