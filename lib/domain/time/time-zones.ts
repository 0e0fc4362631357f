import { formatInTimeZone } from 'date-fns-tz'
import { atOffset, type ZonedTime } from './time'

/** Minutes that a time zone's clocks are ahead of UTC at `at`. For the server: see `ZonedTime`. */
export function utcOffset(timeZone: string, at: Date): number {
  // the wall clock read as UTC: the library's own offset is wrong in the hours around a change of the clocks
  const wall = Date.parse(formatInTimeZone(at, timeZone, "yyyy-MM-dd'T'HH:mm:ss'Z'"))
  return Math.round((wall - at.getTime()) / 60_000)
}

/** The instant with the wall clock of the time zone. */
export function zoned(instant: Date, timeZone: string): ZonedTime {
  return atOffset(instant, utcOffset(timeZone, instant))
}
