import type { OrderingStore } from './menu'
import { nextOpening, type Opening } from './opening-calendar'
import { ordering, type StatusFacts, type StoreStatus, storeStatus } from './store-status'
import type { Store } from './stores'

/** What a store says of orders while it takes none for now. */
export type OrderNotice =
  /** it sells for later; `opens` is null where only the checkout knows the first time */
  | { kind: 'later'; opens: Opening }
  /** it sells nothing; `opens` is null where that is not known, or the status tells it */
  | { kind: 'none'; status: StoreStatus; opens: Opening }

export type NoticeFacts = StatusFacts & Pick<OrderingStore, 'takesOnlineOrders' | 'canPreOrder'>

/** Minutes before an order's time that a store may want for it: an API does not tell how many. */
const LEAD_MS = 60 * 60_000

/** Null while an order is taken at once. `tellsTime`: see `opensForOrders`. */
export function orderNotice(store: NoticeFacts, tellsTime: boolean, now: Date): OrderNotice | null {
  const way = ordering(store, now)
  if (way === 'now') return null
  const status = storeStatus(store, now)
  if (way === 'no')
    return { kind: 'none', status, opens: store.takesOnlineOrders ? openingAfter(store, status, now) : null }
  const opensSoon = storeStatus(store, new Date(now.getTime() + LEAD_MS)).kind === 'open'
  return { kind: 'later', opens: tellsTime && !opensSoon ? openingAfter(store, status, now) : null }
}

function openingAfter(store: StatusFacts, status: StoreStatus, now: Date): Opening {
  if (status.kind === 'closed') return status.opens
  const { hours, utcOffset } = store
  if (status.kind !== 'orders_ended' || hours === null || utcOffset === null) return null
  return nextOpening({ ...store, hours }, utcOffset, now)
}

/** Whether the first time to order for is that of the store's opening: deliveries may have hours of their own. */
export function opensForOrders({
  services,
  hours,
  deliveryHours,
}: Pick<Store, 'services' | 'hours' | 'deliveryHours'>) {
  return services.pickup || (services.delivery && JSON.stringify(hours) === JSON.stringify(deliveryHours))
}
