import { clockText } from '@/lib/domain/time/time'
import type { OrderingStore } from './menu'
import { minutesToClose, type OpenState, openState } from './opening-calendar'
import { weekTime } from './opening-hours'

const COUNTDOWN_MINUTES = 30

export type StoreStatus =
  | OpenState
  | { kind: 'last_orders'; minutes: number }
  /** open, but too late to order */
  | { kind: 'orders_ended'; closesAt: string }
  /** open, and takes orders again later */
  | { kind: 'orders_paused'; until: string }
  /** closed for a time that is not known */
  | { kind: 'paused' }
  /** the API does not tell its hours or its time zone */
  | { kind: 'unknown' }

export type StatusFacts = Pick<
  OrderingStore,
  'hours' | 'holidays' | 'specialHours' | 'utcOffset' | 'stopOrderMinutes' | 'ordersPausedUntil' | 'paused' | 'resumes'
>

/** The status of a store at `now`, in its local time. */
export function storeStatus(facts: StatusFacts, now: Date): StoreStatus {
  const { hours, utcOffset, stopOrderMinutes, ordersPausedUntil, paused, resumes } = facts
  if (hours === null || utcOffset === null) return { kind: paused ? 'paused' : 'unknown' }
  if (paused) return resumes ? { kind: 'closed', opens: resumes } : { kind: 'paused' }
  const calendar = { ...facts, hours }
  const state = openState(calendar, utcOffset, now)
  if (state.kind === 'closed') return state
  if (ordersPausedUntil !== null && hasPaused(facts, now))
    return { kind: 'orders_paused', until: clockText(weekTime(new Date(ordersPausedUntil), utcOffset).minutes) }
  if (state.closesAt === null) return state
  const lastOrder = (minutesToClose(calendar, utcOffset, now) ?? 0) - stopOrderMinutes
  if (lastOrder <= 0) return { kind: 'orders_ended', closesAt: state.closesAt }
  return lastOrder <= COUNTDOWN_MINUTES ? { kind: 'last_orders', minutes: lastOrder } : state
}

function hasPaused({ ordersPausedUntil }: Pick<StatusFacts, 'ordersPausedUntil'>, now: Date): boolean {
  return ordersPausedUntil !== null && now < new Date(ordersPausedUntil)
}

/** Whether the store accepts an order: at once, only for later, or not at all. Where it is unknown, the API decides. */
export function ordering(
  store: StatusFacts & Pick<OrderingStore, 'takesOnlineOrders' | 'canPreOrder'>,
  now: Date,
): 'now' | 'later' | 'no' {
  const { kind } = storeStatus(store, now)
  if (!store.takesOnlineOrders || kind === 'paused' || hasPaused(store, now)) return 'no'
  if (kind === 'open' || kind === 'last_orders' || kind === 'unknown') return 'now'
  return store.canPreOrder ? 'later' : 'no'
}
