import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/weekly-hours'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** `11:00-14:00,17:00-22:00`; a close past midnight is above 24:00. */
export function toDayText(ranges: readonly TimeRange[]): string {
  return ranges.map(({ open, close }) => `${clock(open)}-${clock(close)}`).join(',')
}

/** Seven segments, Monday first, separated by semicolons. */
export function toHoursText(hours: WeeklyHours): string {
  return hours.map(toDayText).join(';')
}
