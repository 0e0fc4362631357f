import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import { surchargeValue } from './surcharge'
import type { TaxRate } from './tax-rates'

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

interface PriceLine {
  unitPrice: number
  quantity: number
  taxClass: string
  /** sold at face value: no discount or surcharge applies */
  isGiftCard?: boolean
}

export interface PriceInput {
  /** minor units per unit with options, and quantity */
  lines: readonly PriceLine[]
  /** whole percent off the items */
  storeDiscountPercent: number
  /** null when none is valid; `value` is whole percent or minor units */
  coupon: { kind: 'percent' | 'amount'; value: number; minSubtotal: number } | null
  /** depends on the goods after discounts; a separate one is not part of this bill */
  surcharge: Pick<SurchargeRule, 'kind' | 'value' | 'isSeparate' | 'taxClass'> | null
  shippingFee: number
  taxes: readonly TaxRate[]
}

/** Discounts exclude gift cards; the coupon comes after the store's discount; each tax is rounded once. */
export function priceQuote(input: PriceInput): OrderTotals {
  const giftCards = amountOf(input.lines.filter((line) => line.isGiftCard))
  const goods = input.lines.filter((line) => !line.isGiftCard)
  const goodsTotal = amountOf(goods)
  const untaxed = amountOf(goods.filter((line) => !isTaxed(line.taxClass)))
  const storeDiscount = Math.min(goodsTotal, percentOf(goodsTotal, input.storeDiscountPercent))
  const discounted = goodsTotal - storeDiscount
  const couponDiscount = Math.min(discounted, couponValue(input.coupon, discounted))
  const afterDiscounts = discounted - couponDiscount
  const untaxedShare = goodsTotal > 0 ? Math.round((untaxed * afterDiscounts) / goodsTotal) : 0
  const rule = input.surcharge?.isSeparate ? null : input.surcharge
  const surcharge = rule ? surchargeValue(rule, afterDiscounts) : 0
  const taxedSurcharge = rule && isTaxed(rule.taxClass) ? surcharge : 0
  const taxable = afterDiscounts - untaxedShare + taxedSurcharge + input.shippingFee
  const totalBeforeTax = afterDiscounts + giftCards + surcharge + input.shippingFee
  const taxes = taxesOn(taxable, input.taxes)
  const tax = sum(Object.values(taxes))
  return {
    itemTotal: goodsTotal + giftCards,
    surcharge,
    storeDiscount,
    couponDiscount,
    shippingFee: input.shippingFee,
    totalBeforeTax,
    tax,
    taxes,
    grandTotal: totalBeforeTax + tax,
  }
}

/** The totals with one more amount, which is taxed on its own. */
export function withAmount(
  totals: OrderTotals,
  added: { value: number; taxClass: string },
  rates: readonly TaxRate[],
): Pick<OrderTotals, 'surcharge' | 'totalBeforeTax' | 'tax' | 'taxes' | 'grandTotal'> {
  const more = taxesOn(isTaxed(added.taxClass) ? added.value : 0, rates)
  const taxes = Object.fromEntries(
    [...new Set([...Object.keys(totals.taxes), ...Object.keys(more)])].map((label) => [
      label,
      (totals.taxes[label] ?? 0) + (more[label] ?? 0),
    ]),
  )
  const tax = sum(Object.values(taxes))
  const totalBeforeTax = totals.totalBeforeTax + added.value
  const surcharge = totals.surcharge + added.value
  return { surcharge, totalBeforeTax, tax, taxes, grandTotal: totalBeforeTax + tax }
}

function taxesOn(taxable: number, rates: readonly TaxRate[]): Record<string, number> {
  return Object.fromEntries(rates.map(({ label, rate }) => [label, Math.round((taxable * rate) / 100_000)]))
}

function amountOf(lines: readonly PriceLine[]): number {
  return sum(lines.map((line) => line.unitPrice * line.quantity))
}

function couponValue(coupon: PriceInput['coupon'], base: number): number {
  if (!coupon || base < coupon.minSubtotal) return 0
  return coupon.kind === 'percent' ? percentOf(base, coupon.value) : coupon.value
}

function percentOf(base: number, percent: number): number {
  return Math.round((base * percent) / 100)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const UNTAXED_CLASSES = ['exempt', 'zero']

function isTaxed(taxClass: string): boolean {
  return !UNTAXED_CLASSES.includes(taxClass)
}
