import { isUntaxed } from '@/backend/catalogue/taxes/tax-classes'
import type { TaxRate } from '@/backend/catalogue/taxes/tax-rule'
import type { ClassAmounts } from './class-amounts'
import { addFractions, type Fraction, roundFraction } from './fraction'

/** A tax on an order, as it was when it was placed; amounts are minor units. */
export interface AppliedTax extends TaxRate {
  /** what it was charged on, of these classes */
  classes: string[]
  base: number
  amount: number
}

/**
 * The taxes on what is sold. Each is rounded once for the whole invoice, half a cent up. An included one is the part of the price that
 * it is of price and taxes; where several are in one price, they are parts of the same price.
 */
export function taxesOn(amounts: ClassAmounts, ratesOf: (taxClass: string) => readonly TaxRate[]): AppliedTax[] {
  const taxes = new Map<string, AppliedTax & { exact: Fraction }>()
  for (const [taxClass, base] of amounts) {
    if (isUntaxed(taxClass)) continue
    const rates = ratesOf(taxClass)
    const included = rates.reduce((sum, { rate, isIncluded }) => sum + (isIncluded ? rate : 0), 0)
    for (const { label, number, rate, isIncluded } of rates) {
      const key = keyOf({ label, number, rate, isIncluded })
      const known = taxes.get(key) ?? {
        ...{ label, number, rate, isIncluded },
        ...{ classes: [], base: 0, amount: 0, exact: NOTHING },
      }
      const part = { numerator: BigInt(base * rate), denominator: BigInt(isIncluded ? WHOLE + included : WHOLE) }
      const exact = addFractions(known.exact, part)
      taxes.set(key, { ...known, classes: [...known.classes, taxClass], base: known.base + base, exact })
    }
  }
  return [...taxes.values()].map(({ exact, ...tax }) => ({ ...tax, amount: roundFraction(exact) }))
}

/** 100 % in the unit of a rate. */
const WHOLE = 100_000

const NOTHING: Fraction = { numerator: 0n, denominator: 1n }

/** Label to minor units of the taxes that are added to the prices. */
export function addedTaxes(taxes: readonly AppliedTax[]): Record<string, number> {
  const labels = new Map<string, number>()
  for (const { label, amount, isIncluded } of taxes) {
    if (!isIncluded) labels.set(label, (labels.get(label) ?? 0) + amount)
  }
  return Object.fromEntries(labels)
}

/** Minor units of the taxes that the prices contain. */
export function containedTax(taxes: readonly AppliedTax[]): number {
  return taxes.reduce((sum, { amount, isIncluded }) => sum + (isIncluded ? amount : 0), 0)
}

/** Joins taxes that differ in nothing but what they are charged on. */
export function joinTaxes(taxes: readonly AppliedTax[]): AppliedTax[] {
  const joined = new Map<string, AppliedTax>()
  for (const tax of taxes) {
    const key = keyOf(tax)
    const known = joined.get(key)
    if (!known) joined.set(key, tax)
    else {
      const classes = [...new Set([...known.classes, ...tax.classes])]
      joined.set(key, { ...tax, classes, base: known.base + tax.base, amount: known.amount + tax.amount })
    }
  }
  return [...joined.values()]
}

function keyOf({ label, number, rate, isIncluded }: TaxRate): string {
  return JSON.stringify([label, number, rate, isIncluded])
}

/** The tax on a part of what was sold, such as some lines after discounts, in minor units. */
export function taxShares(taxes: readonly AppliedTax[], part: ClassAmounts) {
  const shares = { added: 0, contained: 0 }
  for (const { classes, base, amount, isIncluded } of taxes) {
    const taxed = classes.reduce((sum, taxClass) => sum + (part.get(taxClass) ?? 0), 0)
    if (base > 0) shares[isIncluded ? 'contained' : 'added'] += Math.round((amount * taxed) / base)
  }
  return shares
}
