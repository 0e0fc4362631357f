import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { PaymentState } from '@/lib/domain/codes/payment-state'
import { currentStep, type OrderStep } from './order-progress'
import { awaitedPayment, isActive, isHandedOver } from './order-rules'
import type { Order } from './orders'

const NOTES = { placed: 'pending', confirmed: 'confirmed', preparing: 'preparing', packing: 'packing' } as const

type Note = `notes.${(typeof NOTES)[keyof typeof NOTES]}`

/** Keys of the messages of orders. */
interface OrderStatement {
  /** as `Being prepared` */
  title:
    | `payment_states.${PaymentState}`
    | `statuses.${'unknown' | 'holded' | 'pending_payment'}`
    | 'notes.prepared'
    | 'steps.cancelled'
    | `progress.${Exclude<OrderStep, 'cancelled'>}`
  /** as `The store is preparing your order`; null where the title says all */
  note: Note | null
}

/** What is being done with an order. */
export function orderStatement(order: Order): OrderStatement {
  const [awaited, step] = [awaitedPayment(order), currentStep(order)]
  if (awaited) return { title: `payment_states.${awaited}`, note: null }
  if (step === null) return { title: 'statuses.unknown', note: null }
  if (step === 'cancelled') return { title: 'steps.cancelled', note: null }
  if (order.statusDetail === 'holded') return { title: 'statuses.holded', note: null }
  if (order.status === ORDER_STATUS.pending_payment) return { title: 'statuses.pending_payment', note: null }
  if (order.preparedAt && isActive(order) && hasNote(step) && step !== 'placed')
    return { title: 'notes.prepared', note: null }
  return { title: `progress.${step}`, note: hasNote(step) && isHandedOver(order) ? `notes.${NOTES[step]}` : null }
}

const hasNote = (step: OrderStep): step is keyof typeof NOTES => step in NOTES
