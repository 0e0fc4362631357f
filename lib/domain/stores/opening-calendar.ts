import { clockText } from '@/lib/domain/time/time'
import { DAY_MINUTES, type Day, type TimeRange, type WeeklyHours, weekTime } from './opening-hours'

const DAY_MS = DAY_MINUTES * 60_000

/** By local date, as `2026-12-24`. */
export type SpecialHours = Readonly<Record<string, Day>>

/** When something is open: each week, and on single dates. */
export interface OpeningCalendar {
  hours: WeeklyHours
  /** local dates on which it is closed, except for the `specialHours` of that date */
  holidays: readonly string[]
  /** in place of the hours of the week on that date; what the day before runs past midnight stays */
  specialHours: SpecialHours
}

/** The same each week. */
export function everyWeek(hours: WeeklyHours): OpeningCalendar {
  return { hours, holidays: [], specialHours: {} }
}

/** The local dates that do not have the hours of the week, in order. */
export function specialDates({ holidays, specialHours }: Omit<OpeningCalendar, 'hours'>): string[] {
  return [...new Set([...holidays, ...Object.keys(specialHours)])].sort()
}

/** The ranges that begin on a local date. */
export function hoursOn({ hours, holidays, specialHours }: OpeningCalendar, date: string): Day {
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return specialHours[date] ?? (holidays.includes(date) ? [] : (hours[weekday] ?? []))
}

/**
 * The range that holds at a local time, in minutes of its date: one of that date, or one of the day before that runs
 * past midnight.
 */
export function rangeAt(calendar: OpeningCalendar, date: string, minutes: number): TimeRange | undefined {
  for (const [earlier, day] of [
    [0, date],
    [DAY_MINUTES, isoDay(Date.parse(date) - DAY_MS)],
  ] as const) {
    const at = minutes + earlier
    const range = hoursOn(calendar, day).find(({ open, close }) => open <= at && at < close)
    if (range) return { open: range.open - earlier, close: range.close - earlier }
  }
}

/** The local date `daysAhead` days after `now`; the offset is in minutes. */
export function localDate(now: Date, utcOffset: number, daysAhead = 0): string {
  return isoDay(now.getTime() + utcOffset * 60_000 + daysAhead * DAY_MS)
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Joins adjacent ranges; null when it is closed, Infinity when it does not close within a week. */
export function minutesToClose(calendar: OpeningCalendar, utcOffset: number, now: Date): number | null {
  const { minutes } = weekTime(now, utcOffset)
  let end = minutes
  while (end - minutes < 7 * DAY_MINUTES) {
    const ahead = Math.floor(end / DAY_MINUTES)
    const range = rangeAt(calendar, localDate(now, utcOffset, ahead), end % DAY_MINUTES)
    if (!range) return end === minutes ? null : end - minutes
    end = range.close + ahead * DAY_MINUTES
  }
  return Number.POSITIVE_INFINITY
}

/** `minutes` are since midnight of the local day so many days ahead. */
export interface LocalTimeAhead {
  daysAhead: number
  minutes: number
}

/** `daysAhead` is 0 for later today; `day` counts from Monday. Null when it does not open within a week. */
export type Opening = { at: string; day: number; daysAhead: number } | null

/** `closesAt` is null for what never closes. */
export type OpenState = { kind: 'open'; closesAt: string | null } | { kind: 'closed'; opens: Opening }

/** Whether the hours hold at `now` in local time, and when that changes next. */
export function openState(calendar: OpeningCalendar, utcOffset: number, now: Date): OpenState {
  const { minutes } = weekTime(now, utcOffset)
  const left = minutesToClose(calendar, utcOffset, now)
  if (left === null) return { kind: 'closed', opens: nextOpening(calendar, utcOffset, now) }
  return { kind: 'open', closesAt: left === Number.POSITIVE_INFINITY ? null : clockText(minutes + left) }
}

/** When it opens next, also while it is open. */
export function nextOpening(calendar: OpeningCalendar, utcOffset: number, now: Date): Opening {
  const next = nextStart(calendar, utcOffset, now)
  if (!next) return null
  const { daysAhead, minutes } = next
  return { at: clockText(minutes), day: (weekTime(now, utcOffset).weekday + daysAhead) % 7, daysAhead }
}

/** When a range begins next, in minutes of a local day; null when none does within a week. */
export function nextStart(calendar: OpeningCalendar, utcOffset: number, now: Date): LocalTimeAhead | null {
  const { minutes } = weekTime(now, utcOffset)
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const starts = hoursOn(calendar, localDate(now, utcOffset, daysAhead))
      .map(({ open }) => open)
      .filter((open) => daysAhead > 0 || open > minutes)
    if (starts.length > 0) return { daysAhead, minutes: Math.min(...starts) }
  }
  return null
}
