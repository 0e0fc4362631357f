/** `history` is newest first; `at` is an instant, ISO 8601 in UTC. */
export interface Points {
  balance: number
  remaining: number
  redeemed: number
  history: { at: string; delta: number; balance: number; orderId: string | null }[]
}
