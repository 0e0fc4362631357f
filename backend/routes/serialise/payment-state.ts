import { amountDue } from '@/backend/services/orders/state/amount-due'
import type { OrderRow } from '@/backend/services/orders/state/order-row'
import type { LastOutcome } from '@/backend/services/payments/settlement/last-outcome'

/** What a list says of an order's payment; null: nothing more than the order's status says. */
export function paymentStateOf(order: OrderRow, isConfirming: boolean): 'waiting' | 'confirming' | null {
  if (isConfirming) return 'confirming'
  return order.expiresAt !== null && amountDue(order) > 0 ? 'waiting' : null
}

/** What a payer of the order is told of its payment; null as above. */
export function payerStateOf(order: OrderRow, isConfirming: boolean, last: LastOutcome | null) {
  if (isConfirming) return 'confirming'
  const isToldOf = last === 'returned' || amountDue(order) > 0
  return last && isToldOf ? last : paymentStateOf(order, false)
}
