import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { readOrder } from '@/lib/contract/order-detail'
import { listOrders as listCall } from '@/lib/contract/orders'
import type { Language } from '@/lib/domain/languages/languages'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import { type PageOf, sizeOfPages } from '@/lib/domain/page-of'
import { type Result, success } from '@/lib/domain/result'
import { isOfSite, type OwnSite } from '@/lib/domain/site/own-site'
import { toOrder } from './order-mapper'
import { toOrderRow } from './order-row-mapper'

/** An order of another customer is not found either. */
export const ORDER_NOT_FOUND = { [RC.notFound]: 'not_found', [RC.notRegistered]: 'not_found' } as const

/**
 * Newest first, 20 per page; `own` restricts them to an independent site, whatever the API makes of its domain. What `search` finds is up to the API: ours
 * ignores it.
 */
export async function listOrders(
  query: { page: number; limit?: number; own: OwnSite | null; language: Language; search?: SavedSearch },
  credentials: Credentials,
): Promise<Result<PageOf<OrderRow>>> {
  const { page, limit = 20, own, language, search } = query
  const request = { ...search, page, limit, domain: own?.domain, lan: language }
  const call = callForCustomer(listCall, request, credentials)
  const answer = await expectAnswer(call, ORDER_NOT_FOUND, 'unexpected_error')
  if (!answer.ok) return answer
  const { orders, paging } = answer.value
  const total = paging?.total ?? orders.length
  return success({
    items: orders.map(toOrderRow).filter(({ gid }) => gid === null || isOfSite(own, gid)),
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
  const codes = { ...ORDER_NOT_FOUND, [RC.invalidRequest]: 'not_found' } as const
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  return answer.ok ? success(toOrder(answer.value, id)) : answer
}
