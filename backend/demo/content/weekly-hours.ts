import { type TimeRange, timeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'

/** The days from Monday on. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Parses ranges of whole hours such as `11-15,17-22`; a close after 24 is in the next morning. */
export function weeklyHours(ranges: string, closedOn: readonly Weekday[] = []): WeeklyHours {
  const day: TimeRange[] = ranges.split(',').map((range) => {
    const [open = 0, close = 0] = range.split('-').map(Number)
    return { open: open * 60, close: close * 60 }
  })
  return weekOf((weekday) => (closedOn.some((name) => name === WEEKDAYS[weekday]) ? [] : day))
}

/** Parses the hours of some days, such as `sun-thu 17:00-22:00`, or of all; a close before its opening is in the next morning. */
export function hoursOfDays(text: string): WeeklyHours {
  const [times = '', days = 'mon-sun'] = text.split(' ').reverse()
  const [first = 0, last = first] = days.split('-').map((day) => WEEKDAYS.indexOf(day as Weekday))
  const [open = 0, close = 0] = times.split('-').map(minutesOf)
  const includes = (day: number) => (first <= last ? first <= day && day <= last : day >= first || day <= last)
  return weekOf((day) => (includes(day) ? [timeRange(open, close)] : []))
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
