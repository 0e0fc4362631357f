import { splitTaxes } from '@/backend/orders/taxes/split-taxes'
import { addTaxes, sumOfTaxes, type TaxAmounts, type TaxParts } from '@/backend/orders/taxes/tax-parts'
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

/** Goods of one class after discounts, in minor units. */
interface SoldPart {
  taxClass: string
  amount: number
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

/** What lines cost after discounts, with their taxes. Null for a line or quantity that the order does not have. */
export function priceOfLines(
  bill: Bill,
  lines: readonly Line[],
  chosen: readonly { lineId: number; quantity: number }[],
): { amount: number; taxes: TaxParts } | null {
  const goods = sum(lines.filter(({ isGiftCard }) => !isGiftCard).map(({ amount }) => amount))
  const discount = bill.storeDiscount + bill.couponDiscount
  const sold: SoldPart[] = []
  let net = 0
  for (const { lineId, quantity } of chosen) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity) return null
    const price = Math.round((line.amount * quantity) / line.quantity)
    const amount = line.isGiftCard || goods === 0 ? price : price - Math.round((price * discount) / goods)
    net += amount
    if (!line.isGiftCard) sold.push({ taxClass: line.taxClass, amount })
  }
  const giftCards = bill.itemTotal - goods
  const taxes = bill.appliedTaxes.length > 0 ? taxesOfParts(bill, sold) : evenTaxes(bill, sold, giftCards)
  return { amount: net + sumOfTaxes(taxes.added), taxes }
}

/** Each tax is rounded once, so that those of all lines are those of the bill. */
function taxesOfParts({ appliedTaxes }: Bill, sold: readonly SoldPart[]): TaxParts {
  const taxes: TaxParts = { added: {}, contained: {} }
  for (const tax of appliedTaxes) {
    const taxed = sold.filter(({ taxClass }) => tax.classes.includes(taxClass))
    const [{ taxClass } = { taxClass: '' }] = taxed
    // a tax is the same on each of its classes
    const shares = taxShares([tax], { taxClass, amount: sum(taxed.map(({ amount }) => amount)) })
    const kind = tax.isIncluded ? 'contained' : 'added'
    addTaxes(taxes[kind], { [tax.label]: shares[kind] })
  }
  return taxes
}

function evenTaxes(bill: Bill, sold: readonly SoldPart[], giftCards: number): TaxParts {
  const taxed = bill.totalBeforeTax - giftCards
  const amount = sum(sold.map((part) => part.amount))
  const tax = taxed > 0 ? Math.round((bill.tax * amount) / taxed) : 0
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
