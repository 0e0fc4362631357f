import { joinedHours, localDate, type TimeRange, weekTime } from './opening-hours'
import type { StatusFacts } from './store-status'

interface WeekHours {
  /** Monday first; none on a day that is closed */
  days: readonly (readonly TimeRange[])[]
  /** 0 for Monday; null where the store's zone is not known */
  today: number | null
}

/** The opening times of today and the six days after it, by weekday; null where they are not known. */
export function weekHours({ hours, holidays, utcOffset }: StatusFacts, now: Date): WeekHours | null {
  if (hours === null) return null
  // a night that is joined to a holiday would be closed with it
  const week = holidays.length > 0 ? hours : joinedHours(hours)
  if (utcOffset === null) return { days: week, today: null }
  const { weekday: today } = weekTime(now, utcOffset)
  const isHoliday = (day: number) => holidays.includes(localDate(now, utcOffset, (day - today + 7) % 7))
  return { days: week.map((ranges, day) => (isHoliday(day) ? [] : ranges)), today }
}
