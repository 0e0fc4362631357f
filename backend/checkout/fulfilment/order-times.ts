import type { stores } from '@/backend/catalogue/schema/stores'
import { busyMinutes, estimateMinutes } from '@/backend/catalogue/stores/estimates'
import { isWithin, takesAsap } from '@/backend/catalogue/stores/opening'
import type { CartLine, LoadedCart } from '@/backend/checkout/cart/load-cart'
import { outOfStock } from '@/backend/orders/stock/out-of-stock'
import { buysDishes } from '@/backend/pricing/order-contents'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Language } from '@/lib/domain/languages/languages'
import type { Estimate } from '@/lib/domain/stores/estimate'
import { everyWeek } from '@/lib/domain/stores/opening-calendar'
import { allowedPeriods, type Period } from './allowed-periods'
import type { Fulfilment } from './resolve-fulfilment'

type Store = typeof stores.$inferSelect

export interface OrderTimes {
  asap: boolean
  /** for as soon as possible; null where there is none */
  estimate: Estimate | null
  /** slots by local date of the store; empty where no time is chosen */
  periods: Record<string, Period[]>
}

export type TimedCart = LoadedCart & { store: Store; shipping: Pick<Fulfilment, 'method' | 'km'> }

/**
 * When a cart can be ordered for. Slots begin at least `lead` minutes ahead. Deals and parcels can be ordered as soon
 * as possible whenever the store takes orders.
 */
export function orderTimes(cart: TimedCart, now: Date, lead = leadMinutes(cart.store, now)): OrderTimes {
  const { store, lines } = cart
  const periods: Record<string, Period[]> = {}
  for (const [date, slots] of Object.entries(slotsOf(cart, now, lead))) {
    const free = slots.filter(({ start }) => missingAt(lines, start, store.timeZone).length === 0)
    if (free.length > 0) periods[date] = free
  }
  const asap = opensNow(cart, now) && missingAt(lines, now, store.timeZone).length === 0
  return { asap, estimate: asap ? asapEstimate(cart, now) : null, periods }
}

/**
 * How long an order for as soon as possible takes; null where no kitchen prepares it, for a parcel, and for a store
 * without a preparation time.
 */
export function asapEstimate({ store, lines, shipping: { method, km } }: TimedCart, now: Date): Estimate | null {
  const { preparationMinutes } = store.settings
  const { delivery, pickup, eatin } = FULFILMENT_METHOD
  const isTimed = method === delivery || method === pickup || method === eatin
  if (preparationMinutes === undefined || !isTimed || !buysDishes(lines)) return null
  return estimateMinutes(preparationMinutes + busyMinutes(store, now), km ?? 0)
}

const LEAD_MINUTES = 30

export function leadMinutes(store: Store, now: Date): number {
  return (store.settings.leadMinutes ?? LEAD_MINUTES) + busyMinutes(store, now)
}

/** Throws `outOfStock` with the names of the items that are offered neither now nor in any slot. */
export function checkTimes(cart: TimedCart, { asap, periods }: OrderTimes, language: Language, now: Date): void {
  if (asap || Object.keys(periods).length > 0) return
  const missing = missingAt(cart.lines, now, cart.store.timeZone)
  if (missing.length > 0) throw outOfStock(missing.map((line) => line.name[language]))
}

/** The lines that are not offered at an instant, in the store's local time. */
export function missingAt(lines: readonly CartLine[], instant: Date, timeZone: string): CartLine[] {
  return lines.filter(({ available }) => available !== null && !isWithin(everyWeek(available), instant, timeZone))
}

function opensNow({ store, lines, shipping }: TimedCart, now: Date): boolean {
  if (!buysDishes(lines) || isSent(shipping.method)) return true
  return takesAsap({ ...store, hours: hoursFor(store, shipping.method) }, store.settings.stopOrderBeforeClose, now)
}

function slotsOf({ store, lines, shipping }: TimedCart, now: Date, lead: number): Record<string, Period[]> {
  const { delivery, pickup } = FULFILMENT_METHOD
  if (shipping.method !== delivery && shipping.method !== pickup) return {}
  const { settings } = store
  const { timeInterval: interval, stopOrderBeforeClose: stopBeforeClose } = settings
  const preorder = settings.preorder || !buysDishes(lines)
  const hours = hoursFor(store, shipping.method)
  return allowedPeriods({ ...store, hours, interval, stopBeforeClose, leadMinutes: lead, preorder }, now)
}

function hoursFor(store: Store, method: number) {
  return method === FULFILMENT_METHOD.delivery ? store.deliveryHours : store.hours
}

function isSent(method: number): boolean {
  return method === FULFILMENT_METHOD.flatrate || method === FULFILMENT_METHOD.freeShipping
}
