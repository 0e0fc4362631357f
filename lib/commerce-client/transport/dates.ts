import { ASAP } from '@/lib/contract/codes'
import { formatUtc, parseUtc } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'

type Text = string | null | undefined

/** ISO 8601 in UTC; null for none. */
export function toInstant(text: Text): string | null {
  return text ? parseUtc(text).toISOString() : null
}

/** A time at the place, or in UTC with a `Z` if the API omits the zone. */
export function toPlaceTime(text: Text, timeZone: Text): string | null {
  return text && timeZone ? zoned(parseUtc(text), timeZone) : toInstant(text)
}

export function isAsap(text: Text): boolean {
  return text?.startsWith(ASAP) ?? false
}

/** Null becomes the sentinel for as soon as possible. */
export function fromRequested(instant: string | null): string {
  return instant ? formatUtc(new Date(instant)) : `${ASAP}:00`
}
