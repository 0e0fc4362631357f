import type { OrderRow } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import type { LastOutcome } from '@/backend/orders/state/last-outcome'
import type { PayerState, PaymentState } from '@/lib/domain/codes/payment-state'

/** Null: nothing more than the order's status says. */
export function paymentStateOf(order: OrderRow, isConfirming: boolean): PaymentState | null {
  if (isConfirming) return 'confirming'
  return order.expiresAt !== null && amountDue(order) > 0 ? 'waiting' : null
}

/** Null as above. */
export function payerStateOf(order: OrderRow, isConfirming: boolean, last: LastOutcome | null): PayerState | null {
  if (isConfirming) return 'confirming'
  const isToldOf = last === 'returned' || amountDue(order) > 0
  return last && isToldOf ? last : paymentStateOf(order, false)
}
