import { clockText } from '@/lib/domain/time/time'
import { utcOffset } from '@/lib/domain/time/time-zones'
import { type Opening, rangeAt, weekTime } from './opening-hours'
import type { StatusFacts } from './store-status'
import type { ListedStore, Store } from './stores'

const DAY_MS = 86_400_000
/** Up to this many days ahead a weekday is unambiguous. */
const MAX_NAMED_DAYS = 6

type Facts = Pick<Store, 'isOpen' | 'hours' | 'timeZone' | 'stopOrderMinutes' | 'nextOpening'>

/** Server only, since it needs time zones. */
export function statusFacts(store: Facts, now: Date): StatusFacts {
  const { isOpen, hours, timeZone, stopOrderMinutes } = store
  const offset = timeZone === null ? null : utcOffset(timeZone, now)
  if (hours === null || offset === null)
    return { hours, utcOffset: offset, stopOrderMinutes, paused: isOpen === false, resumes: null }
  const paused = isOpen === false && rangeAt(hours, weekTime(now, offset)) !== undefined
  return { hours, utcOffset: offset, stopOrderMinutes, paused, resumes: paused ? resumesAt(store, now) : null }
}

/** Null when the list lacks the data. */
export function listedFacts({ isOpen, serving }: ListedStore, now: Date): StatusFacts | null {
  return serving && statusFacts({ isOpen, ...serving }, now)
}

/** When a store that is closed outside its regular hours opens next, as after a holiday; null if not within a week. */
function resumesAt({ timeZone, nextOpening }: Facts, now: Date): Opening {
  if (!nextOpening || timeZone === null) return null
  const opening = new Date(nextOpening)
  const offset = utcOffset(timeZone, opening)
  const { weekday, minutes } = weekTime(opening, offset)
  const daysAhead = localDay(opening, offset) - localDay(now, offset)
  return daysAhead > MAX_NAMED_DAYS ? null : { at: clockText(minutes), day: weekday, daysAhead }
}

/** Days since 1970; the offset is in minutes. */
function localDay(instant: Date, offset: number): number {
  return Math.floor((instant.getTime() + offset * 60_000) / DAY_MS)
}
