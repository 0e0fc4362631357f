/** `history` is newest first; `at` is an instant, ISO 8601 in UTC, or null if the API omits it. */
export interface Points {
  balance: number
  remaining: number
  redeemed: number
  history: { at: string | null; delta: number; balance: number | null; orderId: string | null }[]
}
