import { formatInTimeZone } from 'date-fns-tz'
import { atOffset, type ZonedTime } from './time'

/** A time zone's UTC offset in minutes at `at`. Server only: see `ZonedTime`. */
export function utcOffset(timeZone: string, at: Date): number {
  // computed from the local time, since the library's own offset is wrong in the hours around a clock change
  const wall = Date.parse(formatInTimeZone(at, timeZone, "yyyy-MM-dd'T'HH:mm:ss'Z'"))
  return Math.round((wall - at.getTime()) / 60_000)
}

/** The instant in the local time of the zone. */
export function zoned(instant: Date, timeZone: string): ZonedTime {
  return atOffset(instant, utcOffset(timeZone, instant))
}
