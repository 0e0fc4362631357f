import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { allInOne } from '@/lib/contract/checkout'
import { RC } from '@/lib/contract/codes'
import { readOrder } from '@/lib/contract/order-detail'
import { addComment, addReview, listOrders as listCall } from '@/lib/contract/orders'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import { toMinor } from '@/lib/domain/money/decimals'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import { type PageOf, sizeOfPages } from '@/lib/domain/page-of'
import { type Result, success } from '@/lib/domain/result'
import { parseUtc } from '@/lib/domain/time/time'
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
  const total = paging?.total ?? orders.length
  return success({
    items: orders.map(toOrderRow),
    page: paging?.page ?? page,
    pageSize: paging?.limit || (await sizeOf({ ...query, limit }, orders.length, total, credentials)),
    total,
  })
}

async function sizeOf(
  query: Parameters<typeof listOrders>[0] & { limit: number },
  rows: number,
  total: number,
  credentials: Credentials,
): Promise<number> {
  if (query.page === 1 || rows === 0) return sizeOfPages({ requested: query.limit, firstRows: rows, total })
  const first = await listOrders({ ...query, page: 1 }, credentials)
  return first.ok ? first.value.pageSize : query.limit
}

/** Minor units of `currency`, with tips. */
export interface LostCheckout {
  quoteId: string
  gid: number
  currency: string
  total: number
  /** seconds since it was sent */
  age: number
  /** the order before it, which it is not; empty for none */
  before: string
}

/** Seconds by which clocks of API and storefront may differ. */
const CLOCKS_DIFFER = 120

export interface FoundOrder {
  orderId: string | null
  /** there are orders that may be it or not */
  isUncertain: boolean
}

/**
 * The order that a checkout became: by its quote, or, if the API omits quotes, the only order of the store of this
 * amount since then.
 */
export async function findPlacedOrder(lost: LostCheckout, credentials: Credentials): Promise<Result<FoundOrder>> {
  const call = callForCustomer(listCall, { page: 1, limit: 20, q_id: lost.quoteId, lan: DEFAULT_LANGUAGE }, credentials)
  const answer = await expectAnswer(call, NOT_FOUND, 'unexpected_error')
  if (!answer.ok) return answer
  const { orders } = answer.value
  const ofQuote = orders.find((row) => row.q_id === lost.quoteId)
  if (ofQuote || orders.some((row) => row.q_id))
    return success({ orderId: ofQuote?.ord_id ?? null, isUncertain: false })
  const [alike, ...others] = orders.filter((row) => isLike(row, lost))
  const isIt = alike?.dt && others.length === 0
  return success({ orderId: isIt ? alike.ord_id : null, isUncertain: !isIt && alike !== undefined })
}

/** An order without a date may be of before. */
function isLike(row: z.output<typeof listCall.records>['orders'][number], lost: LostCheckout): boolean {
  const since = Date.now() - (lost.age + CLOCKS_DIFFER) * 1000
  const isRecent = row.dt ? parseUtc(row.dt).getTime() >= since : true
  if (row.ord_id === lost.before) return false
  const isHere = (row.g_id ?? lost.gid) === lost.gid
  return isRecent && isHere && toMinor(row.amt, row.curr ?? lost.currency) === lost.total
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
  const codes = { ...NOT_FOUND, [RC.invalidRequest]: 'not_found' } as const
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  return answer.ok ? success(toOrder(answer.value, id)) : answer
}

/** Null when it is cancelled but could not be read. */
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

/** Null on failure, since the write must not be repeated. */
async function reread(id: string, language: Language, credentials: Credentials): Promise<Result<Order | null>> {
  const order = await getOrder(id, language, credentials)
  return order.ok || order.code === 'unauthenticated' ? order : success(null)
}
