import type { Bookmarks } from '@/lib/domain/account/bookmarks'
import type { Outcome } from '@/scripts/check-api/attempt'
import type { CheckedOrders } from '@/scripts/check-api/orders/order-features'
import type { Shop } from '@/scripts/check-api/read-shop'
import type { Samples } from '@/scripts/check-api/samples'
import type { SeenCall } from '@/scripts/check-api/watch-calls'

/** Everything that a check has seen. */
export interface Evidence {
  shop: Shop
  samples: Samples
  calls: ReadonlyMap<string, SeenCall>
  /** null where nobody logs in */
  session: Outcome<unknown> | null
  bookmarks: Bookmarks | null
  /** null where none were placed */
  orders: CheckedOrders | null
  now: Date
}

/** `judge` returns what contradicts the contract, a sentence each; empty: nothing does. */
interface Judgement {
  compares: string
  /** what a shopper sees of it */
  sees: string
  /** page and heading of `docs/contract` */
  contract: `${string}.md#${string}`
  judge: (evidence: Evidence) => string[] | Promise<string[]>
}

export type Judgements = Record<string, Judgement>

export function trialsOf({ orders }: Evidence) {
  return orders?.trials ?? []
}
