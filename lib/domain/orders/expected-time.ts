import { addMinutes, type ZonedTime } from '@/lib/domain/time/time'
import { expectedTimeLabel } from './order-rules'
import type { Order } from './orders'

export type ExpectedTime =
  | { kind: 'asap' }
  /** as soon as possible, with what was promised */
  | { kind: 'estimated'; from: ZonedTime; at: ZonedTime }
  /** when the store expects it to be ready, or the time that was asked for */
  | { kind: 'ready' | 'requested'; at: ZonedTime }

type Timed = Pick<
  Order,
  | 'status'
  | 'fulfilmentMethod'
  | 'fulfilmentOption'
  | 'orderedAt'
  | 'readyAt'
  | 'requestedAt'
  | 'asap'
  | 'estimate'
  | 'paymentState'
>

/** Null where it has none, or still waits for its payment. */
export function expectedTime(order: Timed): ExpectedTime | null {
  const label = expectedTimeLabel(order)
  if (!label || order.paymentState) return null
  if (label === 'scheduled_time' && order.readyAt) return { kind: 'ready', at: order.readyAt }
  if (order.requestedAt) return { kind: 'requested', at: order.requestedAt }
  if (!order.asap) return null
  const { orderedAt, estimate } = order
  if (!orderedAt || !estimate) return { kind: 'asap' }
  return { kind: 'estimated', from: addMinutes(orderedAt, estimate.from), at: addMinutes(orderedAt, estimate.to) }
}

const MINUTE = 60_000
const FAR = 90

/** Null for a time that is over or more than an hour and a half away. */
export function minutesUntil(time: string, now: Date): number | null {
  const minutes = Math.ceil((Date.parse(time) - now.getTime()) / MINUTE)
  return minutes >= 1 && minutes <= FAR ? minutes : null
}
