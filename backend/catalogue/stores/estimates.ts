import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import type { Estimate, StoreEstimates } from '@/lib/domain/stores/estimate'
import type { StoreRow } from './list-stores'
import { isBefore, takesAsap, whyNotTaken } from './opening'

/** 30 km/h on a road 1.3 times as long as the straight line. */
const MINUTES_PER_KM = 2.6
const STEP = 5
const RANGE = 10

/** Minutes in steps of five, rounded up. `km` is the straight distance, 0 without a delivery. */
export function estimateMinutes(preparation: number, km: number): Estimate {
  const from = Math.ceil((preparation + km * MINUTES_PER_KM) / STEP) * STEP
  return { from, to: from + RANGE }
}

/** Minutes that a busy store adds to what it promises. */
export function busyMinutes(store: Pick<StoreRow, 'busyMinutes' | 'busyUntil'>, now: Date): number {
  return isBefore(now, store.busyUntil) ? store.busyMinutes : 0
}

type EstimatedStore = Pick<
  StoreRow,
  | 'hours'
  | 'deliveryHours'
  | 'holidays'
  | 'specialHours'
  | 'suspended'
  | 'pausedUntil'
  | 'closedUntil'
  | 'busyMinutes'
  | 'busyUntil'
  | 'timeZone'
  | 'services'
  | 'settings'
  | 'lat'
  | 'lon'
>

/**
 * The estimates of a store at `now`; none without a preparation time, or if it takes no orders for as soon as possible.
 * A delivery goes to `place`; without one, as far as the flat fee covers.
 */
export function storeEstimates(store: EstimatedStore, place: Point | null, now: Date): StoreEstimates {
  const { settings, services, deliveryHours } = store
  const { preparationMinutes, stopOrderBeforeClose } = settings
  if (preparationMinutes === undefined || whyNotTaken(store, true, now) !== null) return {}
  const preparation = preparationMinutes + busyMinutes(store, now)
  const serves = takesAsap(store, stopOrderBeforeClose, now)
  const km = deliveryKm(store, place)
  const delivers = km !== null && takesAsap({ ...store, hours: deliveryHours }, stopOrderBeforeClose, now)
  return {
    ...(services.delivery && delivers && { delivery: estimateMinutes(preparation, km) }),
    ...(services.takeout && serves && { pickup: estimateMinutes(preparation, 0) }),
    ...(services.eatin && serves && { eatin: estimateMinutes(preparation, 0) }),
  }
}

/** Null if the place is beyond the delivery distance. */
function deliveryKm({ settings, lat, lon }: EstimatedStore, place: Point | null): number | null {
  const { flatFeeDeliveryDistance, maxDeliveryDistance } = settings
  if (!place) return Math.min(flatFeeDeliveryDistance, maxDeliveryDistance)
  const km = distanceKm(place, { lat, lon })
  return km > maxDeliveryDistance ? null : km
}
