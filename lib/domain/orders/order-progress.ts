import { FULFILMENT_METHOD, isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import { hasStorePrepared, isHandedOver } from './order-rules'
import type { Order } from './orders'

/** A voucher stands for everything that is not handed over. */
type OrderKind = 'delivery' | 'pickup' | 'eatin' | 'shipping' | 'voucher'

type Stage = 'pending' | 'processing' | 'completed' | 'cancelled'

/** What is being done with the order; finer than its stage. */
export type OrderStep =
  | 'placed'
  | 'payment_review'
  | 'confirmed'
  | 'preparing'
  | 'packing'
  | 'delivered'
  | 'picked_up'
  | 'served'
  | 'all_set'
  | 'cancelled'

export interface ProgressStage {
  stage: Stage
  state: 'done' | 'current' | 'waiting' | 'error'
}

/** An order whose method is not known is treated as a voucher, whose steps claim the least. */
export function orderKind(order: Pick<Order, 'fulfilmentMethod' | 'shippingAddress'>): OrderKind {
  const { delivery, pickup, eatin } = FULFILMENT_METHOD
  const { fulfilmentMethod } = order
  if (fulfilmentMethod === null || !isFulfilmentMethod(fulfilmentMethod) || !isHandedOver(order)) return 'voucher'
  if (fulfilmentMethod === delivery) return 'delivery'
  if (fulfilmentMethod === pickup) return 'pickup'
  return fulfilmentMethod === eatin ? 'eatin' : 'shipping'
}

type Followed = Pick<Order, 'status' | 'deliveryStatus' | 'fulfilmentMethod' | 'shippingAddress'>

const STAGES: readonly Stage[] = ['pending', 'processing', 'completed']

/** The documented stages of an order, each with its state. None where the status is not known. */
export function orderProgress({ status }: Pick<Order, 'status'>): ProgressStage[] {
  if (status === null) return []
  if (status === ORDER_STATUS.canceled) {
    return [
      { stage: 'pending', state: 'done' },
      { stage: 'processing', state: 'waiting' },
      { stage: 'cancelled', state: 'error' },
    ]
  }
  const at = STAGES.indexOf(STAGE[status])
  return STAGES.map((stage, index) => ({
    stage,
    state: index < at || STAGE[status] === 'completed' ? 'done' : index === at ? 'current' : 'waiting',
  }))
}

const HANDED_OVER: Record<OrderKind, OrderStep> = {
  delivery: 'delivered',
  pickup: 'picked_up',
  eatin: 'served',
  shipping: 'delivered',
  voucher: 'all_set',
}

/**
 * Only what an API tells moves an order: its status, and whether the store has started. Null where the status is not
 * known.
 */
export function currentStep(order: Followed): OrderStep | null {
  const { status } = order
  if (status === null) return null
  const [stage, kind] = [STAGE[status], orderKind(order)]
  if (stage === 'pending') return 'placed'
  if (stage === 'completed') return HANDED_OVER[kind]
  if (stage === 'cancelled') return 'cancelled'
  if (hasStorePrepared(order) && kind !== 'voucher') return kind === 'shipping' ? 'packing' : 'preparing'
  // no API has said that the store confirmed it
  return status === ORDER_STATUS.payment_review ? 'payment_review' : 'confirmed'
}

const STAGE: Record<OrderStatus, Stage> = {
  [ORDER_STATUS.pending]: 'pending',
  [ORDER_STATUS.pending_payment]: 'pending',
  [ORDER_STATUS.processing]: 'processing',
  [ORDER_STATUS.payment_review]: 'processing',
  [ORDER_STATUS.completed]: 'completed',
  [ORDER_STATUS.canceled]: 'cancelled',
  [ORDER_STATUS.closed]: 'completed',
}
