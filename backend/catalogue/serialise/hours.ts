import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { clock24Text } from '@/lib/domain/time/time'

/** `11:00-14:00,17:00-22:00`; a close past midnight is above 24:00. */
export function toDayText(ranges: readonly TimeRange[]): string {
  return ranges.map(({ open, close }) => `${clock24Text(open)}-${clock24Text(close)}`).join(',')
}

/** Seven segments, Monday first, separated by semicolons. */
export function toHoursText(hours: WeeklyHours): string {
  return hours.map(toDayText).join(';')
}
