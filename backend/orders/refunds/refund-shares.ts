import { splitTaxes } from '@/backend/orders/taxes/split-taxes'
import { addTaxes, lessTaxes, sumOfTaxes, type TaxAmounts, type TaxParts } from '@/backend/orders/taxes/tax-parts'
import { addAmounts, type ClassAmounts } from '@/backend/pricing/taxes/class-amounts'
import { type AppliedTax, taxShares } from '@/backend/pricing/taxes/tax-amounts'

/**
 * The part of `whole` that belongs to the next `amount` of a `total` of which `before` has gone already, so that the
 * parts of all refunds add up to `whole`. Rounded down until the last.
 */
export function nextShare(whole: number, { amount, before, total }: { amount: number; before: number; total: number }) {
  if (total <= 0) return 0
  const upTo = (part: number) => (part >= total ? whole : Math.floor((whole * part) / total))
  return upTo(before + amount) - upTo(before)
}

interface Line {
  id: number
  quantity: number
  /** minor units, for the whole quantity */
  amount: number
  isGiftCard: boolean
  taxClass: string
}

interface Bill {
  itemTotal: number
  storeDiscount: number
  couponDiscount: number
  totalBeforeTax: number
  tax: number
  taxes: TaxAmounts
  /** empty for an order of before, whose tax is spread evenly */
  appliedTaxes: readonly AppliedTax[]
}

interface LineQuantity {
  lineId: number
  quantity: number
}

interface PricedLines {
  /** minor units, with the taxes that were added */
  amount: number
  taxes: TaxParts
}

/**
 * What lines cost with their share of discounts and their taxes, after others were refunded: rounded with those, so that
 * all lines, one after the other, cost what they did together. Null for a line or quantity that the order does not have.
 */
export function priceOfLines(
  bill: Bill,
  lines: readonly Line[],
  chosen: readonly LineQuantity[],
  refunded: readonly LineQuantity[] = [],
): PricedLines | null {
  const has = ({ lineId, quantity }: LineQuantity) =>
    Number.isSafeInteger(quantity) &&
    quantity >= 1 &&
    lines.some(({ id, quantity: all }) => id === lineId && quantity <= all)
  if (!chosen.every(has)) return null
  const [before, after] = [priceOfAll(bill, lines, refunded), priceOfAll(bill, lines, [...refunded, ...chosen])]
  return { amount: after.amount - before.amount, taxes: lessTaxes(after.taxes, before.taxes) }
}

function priceOfAll(bill: Bill, lines: readonly Line[], chosen: readonly LineQuantity[]): PricedLines {
  const priced = lines.map((line) => {
    const quantity = sum(chosen.filter(({ lineId }) => lineId === line.id).map((one) => one.quantity))
    return { ...line, price: Math.round((line.amount * quantity) / line.quantity) }
  })
  const goods = priced.filter(({ isGiftCard }) => !isGiftCard)
  const goodsTotal = sum(goods.map(({ amount }) => amount))
  const price = sum(goods.map((line) => line.price))
  const discountOf = (part: number) =>
    goodsTotal === 0 ? 0 : (part * (bill.storeDiscount + bill.couponDiscount)) / goodsTotal
  const net = price - Math.round(discountOf(price))
  const taxes =
    bill.appliedTaxes.length > 0
      ? taxesOfGoods(bill, lessDiscount(goods, discountOf))
      : evenTaxes(bill, net, bill.totalBeforeTax - (bill.itemTotal - goodsTotal))
  const giftCards = sum(priced.filter(({ isGiftCard }) => isGiftCard).map((line) => line.price))
  return { amount: giftCards + net + sumOfTaxes(taxes.added), taxes }
}

/**
 * What goods of each class cost after discounts, in fractions of minor units: rounded so that they add up, a class could
 * cost less with a further line of another one.
 */
function lessDiscount(
  goods: readonly { taxClass: string; price: number }[],
  discountOf: (price: number) => number,
): ClassAmounts {
  return addAmounts(goods.map(({ taxClass, price }) => new Map([[taxClass, price - discountOf(price)]])))
}

function taxesOfGoods({ appliedTaxes }: Bill, goods: ClassAmounts): TaxParts {
  const taxes: TaxParts = { added: {}, contained: {} }
  for (const tax of appliedTaxes) {
    const kind = tax.isIncluded ? 'contained' : 'added'
    addTaxes(taxes[kind], { [tax.label]: taxShares([tax], goods)[kind] })
  }
  return taxes
}

function evenTaxes(bill: Bill, net: number, taxed: number): TaxParts {
  const tax = taxed > 0 ? Math.round((bill.tax * net) / taxed) : 0
  return { added: splitTaxes(tax, bill.taxes), contained: {} }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Amounts by the way in which they were paid, in minor units. */
export interface Refundable {
  provider: number
  cash: number
  giftCard: number
  points: number
}

/** The ways of payment in the order in which they are refunded. */
const WAYS = ['provider', 'cash', 'giftCard', 'points'] as const satisfies readonly (keyof Refundable)[]

/** Splits a refund over the ways of payment; null when it is more than is left. */
export function splitRefund(amount: number, left: Refundable): Refundable | null {
  const parts: Refundable = { provider: 0, cash: 0, giftCard: 0, points: 0 }
  let rest = amount
  for (const way of WAYS) {
    parts[way] = Math.min(rest, left[way])
    rest -= parts[way]
  }
  return rest > 0 ? null : parts
}
