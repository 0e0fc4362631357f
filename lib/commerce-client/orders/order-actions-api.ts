import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { allInOne } from '@/lib/contract/all-in-one'
import { RC } from '@/lib/contract/codes'
import { addComment, addReview } from '@/lib/contract/orders'
import type { Language } from '@/lib/domain/languages/languages'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { Order } from '@/lib/domain/orders/orders'
import { type Result, success } from '@/lib/domain/result'
import { toOrder } from './order-mapper'
import { getOrder, ORDER_NOT_FOUND } from './orders-api'

/** Null when it is cancelled but could not be read. */
export async function cancelOrder(
  id: string,
  language: Language,
  credentials: Credentials,
): Promise<Result<Order | null>> {
  const call = callForCustomer(allInOne, { data: { action: 'cancel', ord_id: id, lan: language } }, credentials)
  const answer = await expectAnswer(call, ORDER_NOT_FOUND, 'cancel_failed')
  if (!answer.ok) return answer
  const order = answer.value?.order
  return order ? success(toOrder(order, id)) : reread(id, language, credentials)
}

/**
 * Sends a comment to the store and returns the updated order. Codes: `invalid_request`, `not_found`,
 * `comment_too_late` (preparation has started), else the general `unexpected_error`.
 */
export async function commentOnOrder(
  id: string,
  comment: string,
  language: Language,
  credentials: Credentials,
): Promise<Result<Order | null>> {
  const codes = {
    ...ORDER_NOT_FOUND,
    [RC.invalidRequest]: 'invalid_request',
    [RC.forbidden]: 'comment_too_late',
  } as const
  const call = callForCustomer(addComment, { order_id: id, comment }, credentials)
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  return answer.ok ? reread(id, language, credentials) : answer
}

/**
 * Reviews a finished order and returns the updated order. Codes: `not_found`, `review_refused` (too late, or already
 * reviewed).
 */
export async function reviewOrder(
  id: string,
  { rating, comment }: OrderReview,
  language: Language,
  credentials: Credentials,
): Promise<Result<Order | null>> {
  const codes = { ...ORDER_NOT_FOUND, [RC.forbidden]: 'review_refused', [RC.conflict]: 'review_refused' } as const
  const call = callForCustomer(addReview, { order_id: id, rat: rating, cmt: comment }, credentials)
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  return answer.ok ? reread(id, language, credentials) : answer
}

/** Null on failure, since the write must not be repeated. */
async function reread(id: string, language: Language, credentials: Credentials): Promise<Result<Order | null>> {
  const order = await getOrder(id, language, credentials)
  return order.ok || order.code === 'unauthenticated' ? order : success(null)
}
