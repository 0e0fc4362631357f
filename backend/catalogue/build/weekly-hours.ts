import { DAYS } from '@/backend/catalogue/format/shop-files'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'

const DAY = 1440

/** A row of opening times, in minutes since midnight. */
export interface HoursRow {
  day: (typeof DAYS)[number]
  opens: number
  closes: number
}

/** The week of rows in any order; a close at or before its opening is on the next day. */
export function toWeek(rows: readonly HoursRow[]): WeeklyHours {
  const week = DAYS.map((day) =>
    rows
      .filter((row) => row.day === day)
      .map(({ opens, closes }) => ({ open: opens, close: closes > opens ? closes : closes + DAY }))
      .sort((a, b) => a.open - b.open),
  )
  return week as unknown as WeeklyHours
}

/** The rows of a week. */
export function toHoursRows(week: WeeklyHours): HoursRow[] {
  return DAYS.flatMap((day, index) =>
    (week[index] ?? []).map(({ open, close }) => ({ day, opens: open, closes: close > DAY ? close - DAY : close })),
  )
}
