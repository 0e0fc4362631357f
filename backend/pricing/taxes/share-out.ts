/**
 * Splits an amount of minor units by weights, so that the parts add up to it: each is rounded down, and the largest
 * remainders get one more. Without any weight the first part has all.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, n) => (n === 0 ? amount : 0))
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((share) => Number(share / BigInt(total)))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, n) => ({ n, remainder: Number(share % BigInt(total)) }))
    .sort((a, b) => b.remainder - a.remainder || a.n - b.n)
  for (const { n } of byRemainder.slice(0, left)) parts[n] = (parts[n] ?? 0) + 1
  return parts
}
