import { hoursOn, localDate, specialDates } from './opening-calendar'
import { joinedHours, type TimeRange, weekTime } from './opening-hours'
import type { StatusFacts } from './store-status'

interface WeekHours {
  /** Monday first; none on a day that is closed */
  days: readonly (readonly TimeRange[])[]
  /** the local date of a day whose hours are those of that date alone, a holiday too */
  dates: readonly (string | null)[]
  /** 0 for Monday; null where the store's zone is not known */
  today: number | null
}

/** The opening times of today and the six days after it, by weekday; null where they are not known. */
export function weekHours({ hours, holidays, specialHours, utcOffset }: StatusFacts, now: Date): WeekHours | null {
  if (hours === null) return null
  if (utcOffset === null) return { days: joinedHours(hours), dates: hours.map(() => null), today: null }
  const { weekday: today } = weekTime(now, utcOffset)
  const dateOf = (day: number) => localDate(now, utcOffset, (day - today + 7) % 7)
  const calendar = { hours, holidays, specialHours }
  const special = specialDates(calendar)
  return {
    // a night that is joined to a special date would change with it
    days: special.length === 0 ? joinedHours(hours) : hours.map((_, day) => hoursOn(calendar, dateOf(day))),
    dates: hours.map((_, day) => special.find((date) => date === dateOf(day)) ?? null),
    today,
  }
}
