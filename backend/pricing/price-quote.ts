import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import type { TaxRate } from '@/backend/catalogue/taxes/tax-rule'
import { surchargeValue } from './surcharge'
import { addAmounts, type Charge, type ClassAmounts, chargeByClass } from './taxes/class-amounts'
import { type AppliedTax, addedTaxes, joinTaxes, taxesOn } from './taxes/tax-amounts'

/** What an order costs, in minor units. */
export interface OrderTotals {
  itemTotal: number
  storeDiscount: number
  couponDiscount: number
  /** excludes what is paid separately */
  surcharge: number
  shippingFee: number
  /** with the taxes that prices contain */
  totalBeforeTax: number
  /** what is added to the prices */
  tax: number
  /** label to minor units of what is added, as `{ GST: 125, PST: 175 }` */
  taxes: Record<string, number>
  /** every tax with its rate and base, also those that prices contain */
  appliedTaxes: AppliedTax[]
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
  shipping: Charge
  /** the taxes on a class */
  ratesOf: (taxClass: string) => readonly TaxRate[]
}

/**
 * Discounts exclude gift cards; the coupon comes after the store's discount. They are spread over the classes of the
 * goods, and so is a surcharge or delivery of no class of its own: it is taxed like the goods that it belongs to.
 */
export function priceQuote(input: PriceInput): OrderTotals {
  const giftCards = amountOf(input.lines.filter((line) => line.isGiftCard))
  const goods = input.lines.filter((line) => !line.isGiftCard)
  const goodsTotal = amountOf(goods)
  const storeDiscount = Math.min(goodsTotal, percentOf(goodsTotal, input.storeDiscountPercent))
  const discounted = goodsTotal - storeDiscount
  const couponDiscount = Math.min(discounted, couponValue(input.coupon, discounted))
  const afterDiscounts = discounted - couponDiscount
  const priced = classAmounts(goods.map((line) => ({ ...line, amount: amountOf([line]) })))
  const sold = chargeByClass({ taxClass: '', amount: afterDiscounts }, priced)
  const rule = input.surcharge?.isSeparate ? null : input.surcharge
  const surcharge = rule ? surchargeValue(rule, afterDiscounts) : 0
  const charges = [{ taxClass: rule?.taxClass ?? '', amount: surcharge }, input.shipping]
  const charged = addAmounts([sold, ...charges.map((charge) => chargeByClass(charge, sold))])
  const appliedTaxes = taxesOn(charged, input.ratesOf)
  const totalBeforeTax = afterDiscounts + giftCards + surcharge + input.shipping.amount
  const taxes = addedTaxes(appliedTaxes)
  const tax = sum(Object.values(taxes))
  return {
    itemTotal: goodsTotal + giftCards,
    surcharge,
    storeDiscount,
    couponDiscount,
    shippingFee: input.shipping.amount,
    totalBeforeTax,
    tax,
    taxes,
    appliedTaxes,
    grandTotal: totalBeforeTax + tax,
  }
}

/** What goods of each class cost, in minor units. */
function classAmounts(goods: readonly { taxClass: string; amount: number }[]): ClassAmounts {
  return addAmounts(goods.map(({ taxClass, amount }) => new Map([[taxClass, amount]])))
}

type Bill = Pick<OrderTotals, 'surcharge' | 'totalBeforeTax' | 'tax' | 'taxes' | 'appliedTaxes' | 'grandTotal'>

/** The bill with one more amount, which is taxed on its own, of the classes that it belongs to. */
export function withAmount(
  bill: Bill,
  added: Charge,
  goods: readonly { taxClass: string; amount: number }[],
  ratesOf: PriceInput['ratesOf'],
): Bill {
  const more = taxesOn(chargeByClass(added, classAmounts(goods)), ratesOf)
  const appliedTaxes = joinTaxes([...bill.appliedTaxes, ...more])
  const taxes = { ...bill.taxes }
  for (const [label, amount] of Object.entries(addedTaxes(more))) taxes[label] = (taxes[label] ?? 0) + amount
  const tax = sum(Object.values(taxes))
  const totalBeforeTax = bill.totalBeforeTax + added.amount
  const surcharge = bill.surcharge + added.amount
  return { surcharge, totalBeforeTax, tax, taxes, appliedTaxes, grandTotal: totalBeforeTax + tax }
}

function amountOf(lines: readonly PriceLine[]): number {
  return sum(lines.map((line) => line.unitPrice * line.quantity))
}

/** What a coupon is worth for goods of that price, which it may exceed; minor units. */
export function couponValue(coupon: PriceInput['coupon'], base: number): number {
  if (!coupon || base < coupon.minSubtotal) return 0
  return coupon.kind === 'percent' ? percentOf(base, coupon.value) : coupon.value
}

function percentOf(base: number, percent: number): number {
  return Math.round((base * percent) / 100)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
