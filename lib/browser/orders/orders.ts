import { request } from '@/lib/browser/fetcher/request'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'

export function fetchOrders(page: number, search: SavedSearch) {
  return request('GET /api/orders', { query: { ...search, page } })
}

/** `isBack`: the shopper has just come back from a provider, which is asked first. */
export function fetchOrder(id: string, isBack = false) {
  return request('GET /api/orders/[id]', { params: { id }, query: isBack ? { back: 1 } : {} })
}

export function cancelOrder(id: string) {
  return request('POST /api/orders/[id]/cancel', { params: { id } })
}

/** Returns the order with the new comment; null: sent, but the order has to be read again. */
export function sendComment(id: string, comment: string) {
  return request('POST /api/orders/[id]/comments', { params: { id }, body: { comment } })
}

export function sendReview(id: string, review: OrderReview) {
  return request('POST /api/orders/[id]/review', { params: { id }, body: review })
}
