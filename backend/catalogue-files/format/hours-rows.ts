import { DAY_MINUTES, timeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import { DAYS } from './words'

/** A row of opening hours, in minutes since midnight. */
export interface HoursRow {
  day: (typeof DAYS)[number]
  opens: number
  closes: number
}

/** A close at or before its opening is on the next day. */
export function toWeek(rows: readonly HoursRow[]): WeeklyHours {
  return weekOf((weekday) =>
    rows
      .filter((row) => row.day === DAYS[weekday])
      .map(({ opens, closes }) => timeRange(opens, closes))
      .sort((a, b) => a.open - b.open),
  )
}

export function toHoursRows(week: WeeklyHours): HoursRow[] {
  return DAYS.flatMap((day, index) =>
    (week[index] ?? []).map(({ open, close }) => ({
      day,
      opens: open,
      closes: close > DAY_MINUTES ? close - DAY_MINUTES : close,
    })),
  )
}
