import { request } from '@/lib/browser/api/request'
import type { OrderReview } from '@/lib/domain/orders/order-form'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { PageOf } from '@/lib/domain/page-of'
import type { Result } from '@/lib/domain/result'

export function fetchOrders(page: number): Promise<Result<PageOf<OrderRow>>> {
  return request(`/api/orders?page=${page}`)
}

export function fetchOrder(id: string): Promise<Result<Order>> {
  return request(`/api/orders/${encodeURIComponent(id)}`)
}

/** Answers the order as it stands then. */
export function cancelOrder(id: string): Promise<Result<Order>> {
  return request(`/api/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST', body: {} })
}

/** Answers the order with the new comment; null: sent, but the order has to be read again. */
export function sendComment(id: string, comment: string): Promise<Result<Order | null>> {
  return request(`/api/orders/${encodeURIComponent(id)}/comments`, { method: 'POST', body: { comment } })
}

/** As `sendComment`. */
export function sendReview(id: string, review: OrderReview): Promise<Result<Order | null>> {
  return request(`/api/orders/${encodeURIComponent(id)}/review`, { method: 'POST', body: review })
}
