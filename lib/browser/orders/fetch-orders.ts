import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { Order } from '@/lib/domain/orders/orders'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'

export function fetchOrders(page: number, search: SavedSearch) {
  return request('GET /api/orders', { query: { ...search, page } })
}

/** `isBack`: the shopper has just come back from a provider, which is asked first. */
export function fetchOrder(id: string, isBack = false) {
  return request('GET /api/orders/[id]', { params: { id }, query: isBack ? { back: 1 } : {} })
}

export function cancelOrder(id: string) {
  const change = request('POST /api/orders/[id]/cancel', { params: { id } })
  return settleChange(
    change,
    () => fetchOrder(id),
    ({ status }) => status === ORDER_STATUS.canceled,
  )
}

/** How often the customer wrote the same on an order. */
export function countComments({ comments }: Pick<Order, 'comments'>, comment: string): number {
  return comments.filter((one) => !one.isAdmin && one.comment === comment).length
}

/**
 * Returns the order with the new comment; null: sent, but the order has to be read again. `before`: how often it was
 * there before.
 */
export function sendComment(id: string, comment: string, before: number) {
  const change = request('POST /api/orders/[id]/comments', { params: { id }, body: { comment } })
  return settleChange(
    change,
    () => fetchOrder(id),
    (order) => countComments(order, comment) > before,
  )
}

export function sendReview(id: string, review: OrderReview) {
  const change = request('POST /api/orders/[id]/review', { params: { id }, body: review })
  return settleChange(
    change,
    () => fetchOrder(id),
    ({ hasReview }) => hasReview,
  )
}
