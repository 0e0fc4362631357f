import { ASAP } from '@/lib/contract/codes'
import { formatUtc, parseUtc, type ZonedTime } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'

/** Converts a wire date to ISO 8601 in UTC; null for none. */
export function toInstant(text: string | null | undefined): string | null {
  return text ? parseUtc(text).toISOString() : null
}

/** The same in the local time of a zone. */
export function toZoned(text: string | null | undefined, timeZone: string): ZonedTime | null {
  return text ? zoned(parseUtc(text), timeZone) : null
}

/** Same as `toZoned`; in UTC, with a `Z`, where the API does not tell the zone. */
export function toPlaceTime(text: string | null | undefined, timeZone: string | null | undefined): string | null {
  return timeZone ? toZoned(text, timeZone) : toInstant(text)
}

/** Same as `toZoned`, except that the sentinel for as soon as possible becomes null. */
export function toRequested(text: string | null | undefined, timeZone: string): ZonedTime | null {
  return text?.startsWith(ASAP) ? null : toZoned(text, timeZone)
}

/** Converts an ISO instant to a wire date; null to the sentinel. */
export function fromRequested(instant: string | null): string {
  return instant ? formatUtc(new Date(instant)) : `${ASAP}:00`
}
