import { SHIPPED_RULES } from '@/backend/catalogue/taxes/shipped-taxes'
import { taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import { ratesOf } from '@/backend/catalogue/taxes/tax-rule'
import { DEMO_TAXES } from '@/backend/demo/stores/demo-taxes'
import type { OrderTotals } from '@/backend/pricing/price-quote'
import { addedTaxes, taxesOn } from '@/backend/pricing/taxes/tax-amounts'
import type { StoreType } from '@/lib/domain/codes/catalogue-codes'

interface TaxedStore {
  gid: number
  kind: StoreType
  country: string
  region: string
}

/** Consistent totals of goods of the store's class: items, less discounts, plus shipping, plus tax on a day. */
export function toTotals(
  store: TaxedStore,
  day: string,
  parts: Pick<OrderTotals, 'itemTotal' | 'storeDiscount' | 'couponDiscount' | 'shippingFee'>,
): OrderTotals {
  const totalBeforeTax = parts.itemTotal - parts.storeDiscount - parts.couponDiscount + parts.shippingFee
  const sold = new Map([[taxClassOf(store.kind), totalBeforeTax]])
  const appliedTaxes = taxesOn(sold, (taxClass) => ratesOf([DEMO_TAXES, SHIPPED_RULES], store, taxClass, day))
  const taxes = addedTaxes(appliedTaxes)
  const tax = Object.values(taxes).reduce((sum, value) => sum + value, 0)
  return { ...parts, surcharge: 0, totalBeforeTax, tax, taxes, appliedTaxes, grandTotal: totalBeforeTax + tax }
}
