import { FULFILMENT_METHOD, isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import { hasStorePrepared, isHandedOver } from './order-rules'
import type { Order } from './orders'

/** A voucher stands for everything that is not handed over. */
type OrderKind = 'delivery' | 'pickup' | 'eatin' | 'shipping' | 'voucher'

type Stage = 'pending' | 'processing' | 'completed' | 'cancelled'

type StepKey =
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

export interface ProgressStep {
  key: StepKey
  stage: Stage
  state: 'done' | 'current' | 'waiting' | 'error'
}

const AFTER_PLACED: Record<OrderKind, readonly [StepKey, ...StepKey[]]> = {
  delivery: ['confirmed', 'preparing', 'delivered'],
  pickup: ['confirmed', 'preparing', 'picked_up'],
  eatin: ['confirmed', 'preparing', 'served'],
  shipping: ['confirmed', 'packing', 'delivered'],
  voucher: ['confirmed', 'all_set'],
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

/**
 * The steps of an order, each with its documented stage. Only what an API tells moves them: its status, and whether
 * the store has started. None where its status is not known.
 */
export function orderProgress(order: Followed): ProgressStep[] {
  const { status } = order
  if (status === null) return []
  if (order.status === ORDER_STATUS.canceled) {
    return [
      { key: 'placed', stage: 'pending', state: 'done' },
      { key: 'confirmed', stage: 'processing', state: 'waiting' },
      { key: 'cancelled', stage: 'cancelled', state: 'error' },
    ]
  }
  const isReviewed = order.status === ORDER_STATUS.payment_review && !hasStorePrepared(order)
  const [confirmed, ...after] = AFTER_PLACED[orderKind(order)]
  // no API has said that the store confirmed it
  const keys: StepKey[] = ['placed', isReviewed ? 'payment_review' : confirmed, ...after]
  const last = keys.length - 1
  const at = positionOf(STAGE[status], hasStorePrepared(order), last)
  return keys.map((key, index) => ({
    key,
    stage: index === 0 ? 'pending' : index === last ? 'completed' : 'processing',
    state: index < at || at === last ? 'done' : index === at ? 'current' : 'waiting',
  }))
}

/** Null once everything is done, or where nothing is known. */
export function currentStep(order: Followed): StepKey | null {
  return orderProgress(order).find(({ state }) => state === 'current' || state === 'error')?.key ?? null
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

function positionOf(stage: Stage, isPrepared: boolean, last: number): number {
  if (stage === 'pending') return 0
  if (stage === 'completed') return last
  return isPrepared ? last - 1 : 1
}
