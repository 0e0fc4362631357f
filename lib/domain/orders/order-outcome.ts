import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { awaitedPayment, canPayNow } from './order-rules'
import type { Order } from './orders'

export type OrderOutcome = 'placed' | 'waiting' | 'confirming' | 'cancelled'

type Facts = Pick<Order, 'status' | 'paymentState' | 'paymentMethod' | 'totalDue' | 'allowPayNow' | 'deliveryStatus'>

/** Something is due until the shopper pays at the store. */
const PAID_AT_STORE: readonly (number | null)[] = [PAYMENT_METHOD.cash, PAYMENT_METHOD.pay_later]

/** For a shopper who comes back to where the order was placed; null where its status is not known. */
export function orderOutcome(order: Facts): OrderOutcome | null {
  if (order.status === null) return null
  if (order.status === ORDER_STATUS.canceled) return 'cancelled'
  const awaited = awaitedPayment(order)
  if (awaited) return awaited
  if (order.status === ORDER_STATUS.payment_review) return 'confirming'
  if (order.status === ORDER_STATUS.pending_payment) return 'waiting'
  return canPayNow(order) && !PAID_AT_STORE.includes(order.paymentMethod) ? 'waiting' : 'placed'
}
