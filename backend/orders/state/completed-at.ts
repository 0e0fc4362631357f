import type { OrderRow } from '@/backend/orders/schema/orders'
import { isCompletedStatus } from '@/lib/domain/codes/order-status'
import { REVIEW_MS } from './transitions'

/**
 * When an order was completed, a fixed time before its reviews end. Null for another, and for one that pays a surcharge,
 * which has no reviews.
 */
export function completedAt({ status, reviewUntil }: Pick<OrderRow, 'status' | 'reviewUntil'>): Date | null {
  return isCompletedStatus(status) && reviewUntil ? new Date(reviewUntil.getTime() - REVIEW_MS) : null
}
