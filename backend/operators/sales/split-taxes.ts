/** Minor units by the label of the tax. */
export type TaxAmounts = Record<string, number>

/**
 * The share of each tax in `amount` of them all, in proportion. Shares add up to the amount, and none shrinks as the
 * amount grows (D’Hondt's method), so that the taxes of successive payments or refunds add up, too.
 */
function splitTaxes(amount: number, taxes: TaxAmounts): TaxAmounts {
  const labels = Object.keys(taxes)
  const whole = labels.reduce((sum, label) => sum + (taxes[label] ?? 0), 0)
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

/** The share of each tax in the next `amount` of them all, of which `before` has gone already. */
export function nextTaxes(taxes: TaxAmounts, { amount, before }: { amount: number; before: number }): TaxAmounts {
  const [upTo, earlier] = [splitTaxes(before + amount, taxes), splitTaxes(before, taxes)]
  return Object.fromEntries(Object.entries(upTo).map(([label, share]) => [label, share - (earlier[label] ?? 0)]))
}

/** Adds amounts to a sum. */
export function addTaxes(sum: TaxAmounts, more: TaxAmounts): void {
  for (const [label, amount] of Object.entries(more)) sum[label] = (sum[label] ?? 0) + amount
}

/** The labels of several taxes, each once, in the order of columns. */
export function labelsOf(taxes: readonly TaxAmounts[]): string[] {
  return [...new Set(taxes.flatMap((each) => Object.keys(each)))].sort()
}
