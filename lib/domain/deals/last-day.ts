import { formatDay } from '@/lib/domain/time/time'
import { utcOffset, zoned } from '@/lib/domain/time/time-zones'

const SECOND = 1000
const MINUTE = 60_000

export function endsLater(endsAt: string | null, now: Date): endsAt is string {
  return endsAt !== null && Date.parse(endsAt) > now.getTime()
}

/**
 * The last day of a deal, from midnight at its store (UTC where its time zone is not known) to its end. One that ends
 * at midnight has the day before. Server only: see `ZonedTime`.
 */
export function lastDay(endsAt: string, timeZone: string | null): { date: string; start: Date; end: Date } {
  const end = new Date(endsAt)
  const zone = timeZone ?? 'UTC'
  const date = formatDay(zoned(new Date(end.getTime() - SECOND), zone))
  const wall = Date.parse(`${date}T00:00:00Z`)
  // the clocks may change on that day: the offset is that of its beginning
  const about = new Date(wall - utcOffset(zone, end) * MINUTE)
  return { date, start: new Date(wall - utcOffset(zone, about) * MINUTE), end }
}
