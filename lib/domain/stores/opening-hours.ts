import { clockText } from '@/lib/domain/time/time'

/** Minutes since local midnight. A `close` above 1440 runs past midnight into the next day. */
export interface TimeRange {
  open: number
  close: number
}

/** Monday first; an empty day is closed. */
export type WeeklyHours = readonly [Day, Day, Day, Day, Day, Day, Day]
type Day = readonly TimeRange[]

export const DAY_MINUTES = 1440

/** `weekday` is 0 for Monday. */
export function weekOf(day: (weekday: number) => Day): WeeklyHours {
  return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)]
}

/** A close at or before its opening is on the next day. */
export function timeRange(open: number, close: number): TimeRange {
  return { open, close: close > open ? close : close + DAY_MINUTES }
}

/** `weekday` is 0 for Monday; minutes since midnight. */
export interface WeekTime {
  weekday: number
  minutes: number
}

/** The offset is in minutes. */
export function weekTime(now: Date, utcOffset: number): WeekTime {
  const wall = new Date(now.getTime() + utcOffset * 60_000)
  return { weekday: (wall.getUTCDay() + 6) % 7, minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/**
 * The range that holds at a time of the week, in minutes of that day: one of the day itself, or the day before's that
 * runs past midnight. `isClosed` says of the day so many days ago that none of its ranges hold, as on a holiday.
 */
export function rangeAt(
  hours: WeeklyHours,
  { weekday, minutes }: WeekTime,
  isClosed: (daysAgo: number) => boolean = () => false,
): TimeRange | undefined {
  for (const daysAgo of [0, 1]) {
    const earlier = daysAgo * DAY_MINUTES
    const range = hours[(weekday + 7 - daysAgo) % 7]?.find(
      ({ open, close }) => open <= minutes + earlier && minutes + earlier < close,
    )
    if (range && !isClosed(daysAgo)) return { open: range.open - earlier, close: range.close - earlier }
  }
}

/** Local dates, as `2026-12-25`, on which no range of their day holds. */
export type Holidays = readonly string[]

/** The local date `daysAhead` days after `now`; the offset is in minutes. */
export function localDate(now: Date, utcOffset: number, daysAhead = 0): string {
  return new Date(now.getTime() + (utcOffset + daysAhead * DAY_MINUTES) * 60_000).toISOString().slice(0, 10)
}

/** Joins adjacent ranges; null when it is closed, Infinity when it does not close within a week. */
export function minutesToClose(hours: WeeklyHours, utcOffset: number, now: Date, holidays: Holidays = []) {
  const { weekday, minutes } = weekTime(now, utcOffset)
  let end = minutes
  while (end - minutes < 7 * DAY_MINUTES) {
    const ahead = Math.floor(end / DAY_MINUTES)
    const range = rangeAt(hours, { weekday: (weekday + ahead) % 7, minutes: end % DAY_MINUTES }, (daysAgo) =>
      holidays.includes(localDate(now, utcOffset, ahead - daysAgo)),
    )
    if (!range) return end === minutes ? null : end - minutes
    end = range.close + ahead * DAY_MINUTES
  }
  return Number.POSITIVE_INFINITY
}

/** `daysAhead` is 0 for later today; `day` counts from Monday. Null when it does not open within a week. */
export type Opening = { at: string; day: number; daysAhead: number } | null

/** `closesAt` is null for what never closes. */
export type OpenState = { kind: 'open'; closesAt: string | null } | { kind: 'closed'; opens: Opening }

/** Whether the hours hold at `now` in local time, and when that changes next. */
export function openState(hours: WeeklyHours, utcOffset: number, now: Date, holidays: Holidays = []): OpenState {
  const { weekday, minutes } = weekTime(now, utcOffset)
  const left = minutesToClose(hours, utcOffset, now, holidays)
  if (left !== null)
    return { kind: 'open', closesAt: left === Number.POSITIVE_INFINITY ? null : clockText(minutes + left) }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    if (holidays.includes(localDate(now, utcOffset, daysAhead))) continue
    const day = (weekday + daysAhead) % 7
    const starts = (hours[day] ?? []).map(({ open }) => open).filter((open) => daysAhead > 0 || open > minutes)
    if (starts.length > 0) return { kind: 'closed', opens: { at: clockText(Math.min(...starts)), day, daysAhead } }
  }
  return { kind: 'closed', opens: null }
}

/** A range from midnight that continues one of the day before belongs to that day, unless it is the whole day. */
export function joinedHours(hours: WeeklyHours): WeeklyHours {
  const continues = (day: number) => {
    const [morning] = hours[day] ?? []
    const night = hours[(day + 6) % 7]?.at(-1)
    const isJoined = morning?.open === 0 && !isWholeDay([morning]) && night?.close === DAY_MINUTES && night.open > 0
    return isJoined ? morning : null
  }
  return weekOf((day) => {
    const ranges = (hours[day] ?? []).slice(continues(day) ? 1 : 0)
    const next = continues((day + 1) % 7)
    return next
      ? ranges.map((range, at) => (at < ranges.length - 1 ? range : { ...range, close: range.close + next.close }))
      : ranges
  })
}

/** From midnight to midnight. */
export function isWholeDay(ranges: Day): boolean {
  return ranges.length === 1 && ranges[0]?.open === 0 && ranges[0].close === DAY_MINUTES
}

/** One day's opening times, as `11:00am – 02:30pm, 05:00pm – 10:00pm`, without line breaks inside a range. */
export function dayHoursText(ranges: Day): string {
  return ranges.map(({ open, close }) => `${clockText(open)}\u00a0–\u00a0${clockText(close)}`).join(', ')
}
