import { hoursOn, type OpeningCalendar, rangeAt } from '@/lib/domain/stores/opening-calendar'
import { addDays, fromLocal, toLocal } from './local-time'

export interface OpeningRules extends OpeningCalendar {
  /** closed until then; null or past: by its hours */
  closedUntil: Date | null
  suspended: boolean
  timeZone: string
}

interface OrderingSettings {
  onlineOrder: boolean
  holdOrdering: boolean
  preorder: boolean
  /** minutes before closing from which orders for as soon as possible are refused */
  stopOrderBeforeClose: number
}

/** Whether `instant` is within the hours, in the zone's local time. */
export function isWithin(calendar: OpeningCalendar, instant: Date, timeZone: string): boolean {
  const { date, minutes } = toLocal(instant, timeZone)
  return rangeAt(calendar, date, minutes) !== undefined
}

/** Whether the store is open at `now`, in its local time. */
export function isOpenAt(rules: OpeningRules, now: Date): boolean {
  return !rules.suspended && !isBefore(now, rules.closedUntil) && isWithin(rules, now, rules.timeZone)
}

/** Whether a state that ends at `until` holds at `now`. */
export function isBefore(now: Date, until: Date | null): boolean {
  return until !== null && now < until
}

/** Whether an order for as soon as possible is accepted: open, and not in the last minutes before closing. */
export function takesAsap(rules: OpeningRules, stopBeforeClose: number, now: Date): boolean {
  return isOpenAt(rules, now) && isOpenAt(rules, new Date(now.getTime() + stopBeforeClose * 60_000))
}

export type NotTaken = 'suspended' | 'not_online' | 'on_hold'

interface TakingStore extends Pick<OpeningRules, 'suspended'> {
  pausedUntil: Date | null
  settings: OrderingSettings
}

/** Null if the store takes orders, now or later. A suspended store takes none; all else applies to dishes only. */
export function whyNotTaken(
  { suspended, pausedUntil, settings }: TakingStore,
  buysDishes: boolean,
  now: Date,
): NotTaken | null {
  if (suspended) return 'suspended'
  if (!buysDishes) return null
  if (!settings.onlineOrder) return 'not_online'
  return settings.holdOrdering || isBefore(now, pausedUntil) ? 'on_hold' : null
}

/** Whether dishes can be ordered: open, or later with pre-orders; never while suspended or on hold. */
export function takesOrders(rules: OpeningRules & TakingStore, now: Date): boolean {
  const { preorder, stopOrderBeforeClose } = rules.settings
  return whyNotTaken(rules, true, now) === null && (preorder || takesAsap(rules, stopOrderBeforeClose, now))
}

const DAYS_AHEAD = 14

/** When a closed store next opens within two weeks; null if it is open, or does not open. */
export function nextOpening(rules: OpeningRules, now: Date): Date | null {
  const { closedUntil } = rules
  if (rules.suspended || isOpenAt(rules, now)) return null
  if (isBefore(now, closedUntil) && closedUntil && isOpenAt(rules, closedUntil)) return closedUntil
  const { date: today } = toLocal(now, rules.timeZone)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead)
    const starts = hoursOn(rules, date)
      .map(({ open }) => fromLocal(date, open, rules.timeZone))
      .filter((start) => start > now && !isBefore(start, closedUntil))
      .sort((a, b) => a.getTime() - b.getTime())
    if (starts[0]) return starts[0]
  }
  return null
}
