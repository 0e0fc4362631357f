import { clockText } from '@/lib/domain/time/time'
import { utcOffset } from '@/lib/domain/time/time-zones'
import { type LocalTimeAhead, localDate, minutesToClose, nextStart, type Opening } from './opening-calendar'
import { DAY_MINUTES, weekTime } from './opening-hours'
import { type StatusFacts, storeStatus } from './store-status'
import type { ListedStore, Store } from './stores'

const DAY_MS = 86_400_000
/** Up to this many days ahead a weekday is unambiguous. */
const MAX_NAMED_DAYS = 6
/** A page that was rendered today may be read tomorrow. */
const CALENDAR_DAYS = 9

type Facts = Pick<
  Store,
  | 'isOpen'
  | 'hours'
  | 'holidays'
  | 'specialHours'
  | 'timeZone'
  | 'stopOrderMinutes'
  | 'nextOpening'
  | 'ordersPausedUntil'
  | 'isClosedIndefinitely'
>

/** Server only, since it needs time zones. */
export function statusFacts(store: Facts, now: Date): StatusFacts {
  const { hours, timeZone, stopOrderMinutes, ordersPausedUntil } = store
  const offset = timeZone === null ? null : utcOffset(timeZone, now)
  if (hours === null || offset === null) {
    const closure = { paused: store.isOpen === false, resumes: null }
    return { hours, holidays: [], specialHours: {}, utcOffset: offset, stopOrderMinutes, ordersPausedUntil, ...closure }
  }
  const days = Array.from({ length: CALENDAR_DAYS }, (_, day) => localDate(now, offset, day - 1))
  const paused = isPaused(store, offset, now)
  return {
    hours,
    holidays: store.holidays.filter((day) => days.includes(day)),
    specialHours: Object.fromEntries(Object.entries(store.specialHours).filter(([day]) => days.includes(day))),
    utcOffset: offset,
    stopOrderMinutes,
    ordersPausedUntil,
    paused,
    resumes: paused ? resumesAt(store, now) : null,
  }
}

/** Null when the list lacks the data, or has it in a way that cannot be read. */
export function listedFacts({ isOpen, serving }: ListedStore, now: Date): StatusFacts | null {
  return serving?.hours ? statusFacts({ isOpen, ...serving }, now) : null
}

/** By the API's word of this moment, else by its hours; false where neither is known. */
export function isClosedNow(store: ListedStore, now: Date): boolean {
  if (store.isOpen !== null) return !store.isOpen
  const facts = listedFacts(store, now)
  return facts !== null && ['closed', 'paused'].includes(storeStatus(facts, now).kind)
}

/** Closed for a reason that its calendar does not tell. What was read before its next opening is out of date. */
function isPaused(store: Facts, offset: number, now: Date): boolean {
  const { isOpen, hours, nextOpening, isClosedIndefinitely } = store
  if (isOpen !== false || hours === null || (nextOpening && new Date(nextOpening) <= now)) return false
  const calendar = { ...store, hours }
  if (isClosedIndefinitely || minutesToClose(calendar, offset, now) !== null) return true
  const [told, known] = [openingAhead(store, now), nextStart(calendar, offset, now)]
  return told !== null && known !== null && minutesAhead(known) < minutesAhead(told)
}

const minutesAhead = ({ daysAhead, minutes }: LocalTimeAhead) => daysAhead * DAY_MINUTES + minutes

/** When the API says that a closed store opens next, by its clock then; null if it does not tell. */
export function openingAhead({ timeZone, nextOpening }: Pick<Facts, 'timeZone' | 'nextOpening'>, now: Date) {
  if (!nextOpening || timeZone === null) return null
  const opening = new Date(nextOpening)
  const offset = utcOffset(timeZone, opening)
  const { weekday, minutes } = weekTime(opening, offset)
  return { weekday, minutes, daysAhead: localDay(opening, offset) - localDay(now, utcOffset(timeZone, now)) }
}

/** The same as the opening of a status; null if not within a week. */
function resumesAt(store: Facts, now: Date): Opening {
  const opening = openingAhead(store, now)
  if (!opening || opening.daysAhead > MAX_NAMED_DAYS) return null
  return { at: clockText(opening.minutes), day: opening.weekday, daysAhead: opening.daysAhead }
}

/** Days since 1970; the offset is in minutes. */
function localDay(instant: Date, offset: number): number {
  return Math.floor((instant.getTime() + offset * 60_000) / DAY_MS)
}
