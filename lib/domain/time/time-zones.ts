import moment from 'moment-timezone'
import { atOffset, formatDay, type ZonedTime } from './time'

/**
 * A time zone's UTC offset in minutes at `at`, by rules that ship with the product: those of the runtime may be years
 * old. Throws RangeError for an unknown zone. Server only: see `ZonedTime`.
 */
export function utcOffset(timeZone: string, at: Date): number {
  const zone = moment.tz.zone(timeZone)
  if (!zone) throw new RangeError(`unknown time zone: ${timeZone}`)
  return -zone.utcOffset(at.getTime())
}

export function isTimeZone(name: string): boolean {
  return Boolean(moment.tz.zone(name))
}

export function zoned(instant: Date, timeZone: string): ZonedTime {
  return atOffset(instant, utcOffset(timeZone, instant))
}

/** `YYYY-MM-DD`; in UTC where the zone is not known. */
export function dayAt(instant: string, timeZone: string | null): string {
  return formatDay(zoned(new Date(instant), timeZone ?? 'UTC'))
}
