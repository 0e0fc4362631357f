import { clockText } from '@/lib/domain/time/time'
import type { TimeRange, WeeklyHours } from './weekly-hours'

const DAY = 1440

/**
 * One day's opening times, as `11:00am – 02:30pm, 05:00pm – 10:00pm`, without line breaks inside a range; empty when
 * closed.
 */
export function dayHoursText(ranges: readonly TimeRange[]): string {
  return ranges.map(({ open, close }) => `${clockText(open)}\u00a0–\u00a0${clockText(close)}`).join(', ')
}

/** The weekday, 0 for Monday, and the minutes since midnight at a UTC offset in minutes. */
export function localMoment(now: Date, utcOffset: number): { day: number; minutes: number } {
  const wall = new Date(now.getTime() + utcOffset * 60_000)
  return { day: (wall.getUTCDay() + 6) % 7, minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** `daysAhead` is 0 for later today; `day` counts from Monday. Null when it does not open. */
export type Opening = { at: string; day: number; daysAhead: number } | null

export type OpenState = { open: true; closesAt: string } | { open: false; opens: Opening }

/** Whether the store is open at `now` in its local time, and when that changes next. */
export function openState(hours: WeeklyHours, utcOffset: number, now: Date): OpenState {
  const { day, minutes } = localMoment(now, utcOffset)
  const yesterday = hours[(day + 6) % 7] ?? []
  const current = find(hours[day] ?? [], minutes) ?? find(yesterday, minutes + DAY)
  if (current) return { open: true, closesAt: clockText(current.close) }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const weekday = (day + daysAhead) % 7
    const next = (hours[weekday] ?? [])
      .filter((range) => daysAhead > 0 || range.open > minutes)
      .sort((one, other) => one.open - other.open)[0]
    if (next) return { open: false, opens: { at: clockText(next.open), day: weekday, daysAhead } }
  }
  return { open: false, opens: null }
}

/** Minutes until the store closes, joining adjacent ranges; null when it is closed, Infinity when it never closes. */
export function minutesToClose(hours: WeeklyHours, utcOffset: number, now: Date): number | null {
  const { day, minutes } = localMoment(now, utcOffset)
  let end = find(hours[day] ?? [], minutes)?.close
  end ??= minus(find(hours[(day + 6) % 7] ?? [], minutes + DAY)?.close, DAY)
  if (end === undefined) return null
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = find(hours[(day + ahead) % 7] ?? [], end - ahead * DAY)
    if (next) end = next.close + ahead * DAY
  }
  return end - minutes >= 7 * DAY ? Number.POSITIVE_INFINITY : end - minutes
}

function minus(value: number | undefined, less: number): number | undefined {
  return value === undefined ? undefined : value - less
}

function find(ranges: readonly TimeRange[], minutes: number): TimeRange | undefined {
  return ranges.find(({ open, close }) => open <= minutes && minutes < close)
}
