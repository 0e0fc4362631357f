import { splitParts } from '@/backend/orders/taxes/split-taxes'
import { combineTaxes, lessTaxes, sumOfParts, type TaxParts } from '@/backend/orders/taxes/tax-parts'
import { nextShare } from './refund-shares'

interface StoredRefund {
  /** minor units */
  tax: number
  taxes: TaxParts | null
}

/** The taxes in a refund. One of before, which stored their sum, has its share of those that are left of the bill. */
export function taxesOfRefund({ tax, taxes }: StoredRefund, left: TaxParts): TaxParts {
  return taxes ?? splitParts(tax, left)
}

/** What is left of a bill's taxes after refunds, the oldest first. */
export function taxesLeft(billed: TaxParts, refunds: readonly StoredRefund[]): TaxParts {
  return refunds.reduce((left, refund) => lessTaxes(left, taxesOfRefund(refund, left)), billed)
}

/** No more than is left of each tax. */
export function capTaxes(wanted: TaxParts, left: TaxParts): TaxParts {
  return combineTaxes(left, wanted, Math.min)
}

/** The share of the taxes left in the next `amount` of the `total` that is left of a bill, in minor units. */
export function shareOfTaxes(left: TaxParts, { amount, total }: { amount: number; total: number }): TaxParts {
  const whole = sumOfParts(left)
  const share = { amount, before: 0, total: Math.max(total, whole) }
  return splitParts(nextShare(whole, share), left)
}
