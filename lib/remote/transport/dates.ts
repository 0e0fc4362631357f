import { ASAP } from '@/lib/contract/codes'
import { formatUtc, parseUtc, type ZonedTime } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'

/** ISO 8601 in UTC of a wire date; null for none. */
export function toInstant(text: string | null | undefined): string | null {
  return text ? parseUtc(text).toISOString() : null
}

/** The same with the clock of a time zone. */
export function toZoned(text: string | null | undefined, timeZone: string): ZonedTime | null {
  return text ? zoned(parseUtc(text), timeZone) : null
}

/** As `toZoned`, where the sentinel means as soon as possible: null. */
export function toRequested(text: string | null | undefined, timeZone: string): ZonedTime | null {
  return text?.startsWith(ASAP) ? null : toZoned(text, timeZone)
}

/** The wire date of an ISO instant; the sentinel for null. */
export function fromRequested(instant: string | null): string {
  return instant ? formatUtc(new Date(instant)) : `${ASAP}:00`
}
