/** In minor units. */
export interface Refundable {
  provider: number
  cash: number
  giftCard: number
  points: number
}

/** In the order in which they are refunded. */
const WAYS = ['provider', 'cash', 'giftCard', 'points'] as const satisfies readonly (keyof Refundable)[]

/** Null when it is more than is left. */
export function splitRefund(amount: number, left: Refundable): Refundable | null {
  const parts: Refundable = { provider: 0, cash: 0, giftCard: 0, points: 0 }
  let rest = amount
  for (const way of WAYS) {
    parts[way] = Math.min(rest, left[way])
    rest -= parts[way]
  }
  return rest > 0 ? null : parts
}
