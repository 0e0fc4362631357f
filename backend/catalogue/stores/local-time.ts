import { millisecondsInDay } from 'date-fns/constants'
import { fromZonedTime } from 'date-fns-tz'
import { LRUCache } from 'lru-cache'
import { DAY_MINUTES, type WeekTime } from '@/lib/domain/stores/opening-hours'
import { clock24Text, clockMinutes, formatDay, formatUtc, withinCalendar } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'

export interface LocalMoment extends WeekTime {
  /** `YYYY-MM-DD` */
  date: string
}

const MINUTE = 60_000

// a store list looks up the same few minutes of the same few zones again and again
const cache = new LRUCache<string, LocalMoment>({ max: 2000 })

export function toLocal(instant: Date, timeZone: string): LocalMoment {
  const key = `${timeZone} ${Math.floor(instant.getTime() / MINUTE)}`
  const cached = cache.get(key)
  if (cached) return cached
  const wall = zoned(instant, timeZone)
  const date = formatDay(wall)
  const moment = { date, weekday: weekdayOf(date), minutes: clockMinutes(wall.slice(11, 16)) }
  cache.set(key, moment)
  return moment
}

/** `minutes` above 1440 are the next day. A skipped time becomes that of the clock change, a repeated one the first. */
export function fromLocal(date: string, minutes: number, timeZone: string): Date {
  return withinCalendar(instantOf(date, minutes, timeZone).getTime())
}

function instantOf(date: string, minutes: number, timeZone: string): Date {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES))
  const rest = minutes % DAY_MINUTES
  const clock = `${clock24Text(rest)}:00`
  const noon = Date.parse(`${day}T12:00:00Z`)
  const clockAt = (offset: string) => fromZonedTime(`${day}T${clock}`, offset)
  const before = clockAt(offsetOf(new Date(noon - millisecondsInDay), timeZone))
  if (toLocal(before, timeZone).minutes === rest) return before
  const after = clockAt(offsetOf(new Date(noon + millisecondsInDay), timeZone))
  if (toLocal(after, timeZone).minutes === rest) return after
  return jumpAfter(new Date(before.getTime() - 60 * MINUTE), timeZone)
}

/** The offset such as `-07:00`, since date-fns-tz would take the rules of a named zone from the runtime. */
function offsetOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).slice(-6)
}

export function addDays(date: string, days: number): string {
  return formatUtc(withinCalendar(Date.parse(`${date}T00:00:00Z`) + days * millisecondsInDay)).slice(0, 10)
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The first instant after `start`, within three hours, at which the clock has moved forward. */
function jumpAfter(start: Date, timeZone: string): Date {
  let before = toLocal(start, timeZone).minutes
  for (let ahead = 1; ahead <= 180; ahead++) {
    const instant = new Date(start.getTime() + ahead * MINUTE)
    const { minutes } = toLocal(instant, timeZone)
    if ((minutes - before + DAY_MINUTES) % DAY_MINUTES > 1) return instant
    before = minutes
  }
  return start
}
