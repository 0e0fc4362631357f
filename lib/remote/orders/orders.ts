import 'server-only'
import { allInOne } from '@/lib/contract/checkout'
import { RC } from '@/lib/contract/codes'
import { addComment, addReview, listOrders as listCall, readOrder } from '@/lib/contract/orders'
import type { OrderReview } from '@/lib/domain/orders/order-form'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import type { PageOf } from '@/lib/domain/page-of'
import { type Result, success } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'
import { type Credentials, callForCustomer } from '@/lib/remote/transport/customer-call'
import { expectAnswer } from '@/lib/remote/transport/expect'
import { toOrder, toOrderRow } from './order-mapper'

const NOT_FOUND = { [RC.notFound]: 'not_found', [RC.notRegistered]: 'not_found' } as const

/**
 * Newest first, 20 per page; `domain` restricts them to an independent site. What `search` finds is up to the API: ours
 * ignores it.
 */
export async function listOrders(
  query: { page: number; limit?: number; domain: string | null; language: Language; search?: SavedSearch },
  credentials: Credentials,
): Promise<Result<PageOf<OrderRow>>> {
  const { page, limit = 20, domain, language, search } = query
  const request = { ...search, page, limit, domain: domain ?? undefined, lan: language }
  const call = callForCustomer(listCall, request, credentials)
  const answer = await expectAnswer(call, NOT_FOUND, 'unexpected_error')
  if (!answer.ok) return answer
  const { orders, paging } = answer.value
  return success({
    items: orders.map(toOrderRow),
    page: paging?.page ?? page,
    pageSize: paging?.limit || limit,
    total: paging?.total ?? orders.length,
  })
}

/**
 * One order; `isBack` asks its provider first. Codes: `not_found` (also for another customer's order),
 * `unauthenticated`, `network`.
 */
export async function getOrder(
  id: string,
  language: Language,
  credentials: Credentials,
  isBack = false,
): Promise<Result<Order>> {
  const call = callForCustomer(
    readOrder,
    { orderId: id, lan: language, ...(isBack && { returned: 1 as const }) },
    credentials,
  )
  const answer = await expectAnswer(call, NOT_FOUND, 'unexpected_error')
  return answer.ok ? success(toOrder(answer.value, id)) : answer
}

/** Cancels and returns the updated order; null when it is cancelled but could not be read. */
export async function cancelOrder(
  id: string,
  language: Language,
  credentials: Credentials,
): Promise<Result<Order | null>> {
  const call = callForCustomer(allInOne, { data: { action: 'cancel', ord_id: id, lan: language } }, credentials)
  const answer = await expectAnswer(call, NOT_FOUND, 'cancel_failed')
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
  const codes = { ...NOT_FOUND, [RC.invalidRequest]: 'invalid_request', [RC.forbidden]: 'comment_too_late' } as const
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
  const codes = { ...NOT_FOUND, [RC.forbidden]: 'review_refused', [RC.conflict]: 'review_refused' } as const
  const call = callForCustomer(addReview, { order_id: id, rat: rating, cmt: comment }, credentials)
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  return answer.ok ? reread(id, language, credentials) : answer
}

/** Reads the order after a successful write: null on failure, since the write must not be repeated. */
async function reread(id: string, language: Language, credentials: Credentials): Promise<Result<Order | null>> {
  const order = await getOrder(id, language, credentials)
  return order.ok || order.code === 'unauthenticated' ? order : success(null)
}
