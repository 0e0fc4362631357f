import { type TimeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'

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
