import type { SpecialHours } from '@/lib/domain/stores/opening-calendar'
import { DAY_MINUTES, type TimeRange, timeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
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
  return DAYS.flatMap((day, index) => (week[index] ?? []).map((range) => ({ day, ...timesOf(range) })))
}

/** A row of holidays; without times it is closed all day. */
export interface DateRow {
  date: string
  opens?: number | undefined
  closes?: number | undefined
}

/** Of the dates that have times. */
export function toSpecialHours(rows: readonly DateRow[]): SpecialHours {
  const days: Record<string, TimeRange[]> = {}
  for (const { date, opens, closes } of rows) {
    if (opens === undefined || closes === undefined) continue
    days[date] = [...(days[date] ?? []), timeRange(opens, closes)].sort((a, b) => a.open - b.open)
  }
  return days
}

export function toDateRows({ holidays, specialHours }: { holidays: string[]; specialHours: SpecialHours }): DateRow[] {
  return holidays.flatMap((date): DateRow[] => {
    const ranges = specialHours[date] ?? []
    return ranges.length === 0 ? [{ date }] : ranges.map((range) => ({ date, ...timesOf(range) }))
  })
}

function timesOf({ open, close }: TimeRange) {
  return { opens: open, closes: close > DAY_MINUTES ? close - DAY_MINUTES : close }
}
