import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { PaymentState } from '@/lib/domain/codes/payment-state'
import { currentStep, type OrderStep } from './order-progress'
import { awaitedPayment, isActive, isHandedOver } from './order-rules'
import type { Order } from './orders'

/** A key of the messages of orders. */
export type OrderStatement =
  | `payment_states.${PaymentState}`
  | `statuses.${'unknown' | 'holded' | 'pending_payment'}`
  | `notes.${'pending' | 'prepared'}`
  | 'steps.cancelled'
  | `progress.${Exclude<OrderStep, 'cancelled'>}`

/** What is being done with an order, finer than its status. */
export function orderStatement(order: Order): OrderStatement {
  const [awaited, step] = [awaitedPayment(order), currentStep(order)]
  if (awaited) return `payment_states.${awaited}`
  if (step === null) return 'statuses.unknown'
  if (step === 'cancelled') return 'steps.cancelled'
  if (order.statusDetail === 'holded') return 'statuses.holded'
  if (order.status === ORDER_STATUS.pending_payment) return 'statuses.pending_payment'
  if (step === 'placed' && isHandedOver(order)) return 'notes.pending'
  const isPrepared = order.preparedAt !== null && isActive(order) && PREPARED.includes(step)
  return isPrepared ? 'notes.prepared' : `progress.${step}`
}

const PREPARED: readonly OrderStep[] = ['confirmed', 'preparing', 'packing']
