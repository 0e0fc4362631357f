import type { OrderRow } from '@/backend/orders/schema/orders'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

/** What an order owes in minor units, tips included; 0 once it is cancelled or closed. */
export function amountDue(order: Pick<OrderRow, 'status' | 'grandTotal' | 'tips' | 'totalPaid'>): number {
  if (order.status === ORDER_STATUS.canceled || order.status === ORDER_STATUS.closed) return 0
  return Math.max(0, order.grandTotal + order.tips - order.totalPaid)
}
