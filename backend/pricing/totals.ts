import type { Localised } from '@/lib/domain/languages/languages'

/** What an order costs, in minor units. */
export interface OrderTotals {
  itemTotal: number
  storeDiscount: number
  couponDiscount: number
  /** excludes what is paid separately */
  surcharge: number
  shippingFee: number
  totalBeforeTax: number
  tax: number
  /** label to minor units, as `{ GST: 125, PST: 175 }` */
  taxes: Record<string, number>
  /** everything except tips */
  grandTotal: number
}

export interface Surcharge {
  label: Localised
  /** minor units, before tax */
  value: number
  /** paid by a separate order instead of with the goods */
  isSeparate: boolean
  taxClass: string
}
