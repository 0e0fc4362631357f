import { request } from '@/lib/browser/fetcher/request'
import type { CartLine } from '@/lib/domain/cart/cart'
import { refusedPids } from '@/lib/domain/cart/refused-lines'
import type { CartLinesRequest, OrderRequest, QuoteRequest } from '@/lib/domain/checkout/checkout'
import { hasId, type Id } from '@/lib/domain/codes/id'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { failure } from '@/lib/domain/result'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { lastOrderOf } from './last-order'
import type { PendingPayment } from './pending-payment'

export type CheckoutStart = AnswerOf<'GET /api/checkout/start'>

export function startCheckout(gid: Id) {
  return request('GET /api/checkout/start', { query: { gid } })
}

export function fetchQuote(body: QuoteRequest, signal: AbortSignal) {
  return request('POST /api/checkout/quote', { body, signal })
}

/** Reads the lines of a cart that has no price. */
export function fetchCartLines(body: CartLinesRequest) {
  return request('POST /api/checkout/lines', { body })
}

/** `age` is seconds ago; `total` minor units, with tips. */
export function findLostOrder({ id, total, currency }: PendingPayment, gid: Id, age: number) {
  return request('GET /api/checkout/order', {
    query: { quoteId: id, gid, currency, total, age, before: lastOrderOf(gid) ?? '' },
  })
}

/** Idempotent: the same quote id returns the same order. `lines` are those of its cart. */
export async function placeOrder(body: OrderRequest<CardFields>, lines: readonly CartLine[]) {
  const answer = await request('POST /api/checkout/order', { body })
  if (answer.ok || answer.code !== 'items_refused') return answer
  const pids = refusedPids(answer)
  return lines.every(({ pid }) => hasId(pids, pid)) ? failure('items_gone') : answer
}
