import { amountDue } from '@/backend/services/orders/state/amount-due'
import type { OrderRow } from '@/backend/services/orders/state/order-row'

/** What the shopper of an order is told of its payment; null: nothing more than its status says. */
export function paymentStateOf(order: OrderRow, isConfirming: boolean): 'waiting' | 'confirming' | null {
  if (isConfirming) return 'confirming'
  return order.expiresAt !== null && amountDue(order) > 0 ? 'waiting' : null
}
