import type { AppliedTax } from '@/backend/pricing/taxes/tax-amounts'

/** Minor units by the label of the tax. */
export type TaxAmounts = Record<string, number>

/** Taxes that were added to the prices, and those that the prices contain. */
export interface TaxParts {
  added: TaxAmounts
  contained: TaxAmounts
}

/** Makes taxes of both kinds in the same way. */
export function eachKind(make: (kind: keyof TaxParts) => TaxAmounts): TaxParts {
  return { added: make('added'), contained: make('contained') }
}

/** The taxes of an order. One of before has added ones only. */
export function taxesOfOrder(order: { taxes: TaxAmounts; appliedTaxes: readonly AppliedTax[] }): TaxParts {
  const contained: TaxAmounts = {}
  for (const { label, amount, isIncluded } of order.appliedTaxes) {
    if (isIncluded) addTaxes(contained, { [label]: amount })
  }
  return { added: order.taxes, contained }
}

/** Adds amounts to a sum. */
export function addTaxes(sum: TaxAmounts, more: TaxAmounts): void {
  for (const [label, amount] of Object.entries(more)) sum[label] = (sum[label] ?? 0) + amount
}

/** The sum of taxes of one kind, in minor units. */
export function sumOfTaxes(amounts: TaxAmounts): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
}

/** The sum of taxes of both kinds, in minor units. */
export function sumOfParts({ added, contained }: TaxParts): number {
  return sumOfTaxes(added) + sumOfTaxes(contained)
}

/** Taxes without those that have gone. */
export function lessTaxes(from: TaxParts, gone: TaxParts): TaxParts {
  return combineTaxes(from, gone, (amount, less) => amount - less)
}

/** Makes one amount of two for each tax of the first. */
export function combineTaxes(
  one: TaxParts,
  other: TaxParts,
  amountOf: (one: number, other: number) => number,
): TaxParts {
  return eachKind((kind) => {
    const amounts = Object.entries(one[kind])
    return Object.fromEntries(amounts.map(([label, amount]) => [label, amountOf(amount, other[kind][label] ?? 0)]))
  })
}
