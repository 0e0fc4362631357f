import { eachKind, lessTaxes, sumOfTaxes, type TaxAmounts, type TaxParts } from './tax-parts'

/**
 * The share of each tax in `amount` of them all, in proportion. Shares add up to the amount, and none shrinks as the
 * amount grows (D’Hondt's method), so that the taxes of successive payments add up, too.
 */
export function splitTaxes(amount: number, taxes: TaxAmounts): TaxAmounts {
  const labels = Object.keys(taxes)
  const whole = sumOfTaxes(taxes)
  if (whole <= 0) return Object.fromEntries(labels.map((label) => [label, 0]))
  const shares = new Map(labels.map((label) => [label, Math.floor((amount * (taxes[label] ?? 0)) / whole)]))
  const claim = (label: string) => (taxes[label] ?? 0) / ((shares.get(label) ?? 0) + 1)
  let rest = amount - [...shares.values()].reduce((sum, share) => sum + share, 0)
  for (; rest > 0; rest--) {
    const next = labels.reduce((best, label) => (claim(label) > claim(best) ? label : best))
    shares.set(next, (shares.get(next) ?? 0) + 1)
  }
  return Object.fromEntries(shares)
}

/** Like `splitTaxes`, of taxes of both kinds. */
export function splitParts(amount: number, parts: TaxParts): TaxParts {
  const sums = { added: sumOfTaxes(parts.added), contained: sumOfTaxes(parts.contained) }
  const shares = splitTaxes(amount, sums)
  return eachKind((kind) => splitTaxes(shares[kind] ?? 0, parts[kind]))
}

/** The share of each tax in the next `amount` of them all, of which `before` has gone already. */
export function nextTaxes(parts: TaxParts, { amount, before }: { amount: number; before: number }): TaxParts {
  return lessTaxes(splitParts(before + amount, parts), splitParts(before, parts))
}
