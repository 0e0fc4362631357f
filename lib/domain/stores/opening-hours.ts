import { clockText } from '@/lib/domain/time/time'

/** Minutes since local midnight. A `close` above 1440 runs past midnight into the next day. */
export interface TimeRange {
  open: number
  close: number
}

/** Monday first; an empty day is closed. */
export type WeeklyHours = readonly [Day, Day, Day, Day, Day, Day, Day]
export type Day = readonly TimeRange[]

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

/** The hours in which both hold; null holds always. */
export function sharedHours(one: WeeklyHours | null, other: WeeklyHours | null): WeeklyHours | null {
  if (one === null || other === null) return one ?? other
  return weekOf((weekday) =>
    rangesInto(one, weekday)
      .flatMap((a) =>
        rangesInto(other, weekday).map((b) => ({
          open: Math.max(a.open, b.open),
          close: Math.min(a.close, b.close),
        })),
      )
      .filter(({ open, close }) => open >= 0 && open < close && open < DAY_MINUTES)
      .sort((a, b) => a.open - b.open),
  )
}

/** The ranges of a day, and those of the day before as minutes of that day. */
function rangesInto(hours: WeeklyHours, weekday: number): TimeRange[] {
  const before = hours[(weekday + 6) % 7] ?? []
  return [
    ...before.map(({ open, close }) => ({ open: open - DAY_MINUTES, close: close - DAY_MINUTES })),
    ...(hours[weekday] ?? []),
  ]
}

/** Days in a row with the same hours: numbers of the first and the last, and their text, which is empty for a closed day. */
export function groupDays(hours: WeeklyHours): { first: number; last: number; text: string }[] {
  const groups: { first: number; last: number; text: string }[] = []
  for (const [day, ranges] of hours.entries()) {
    const [text, before] = [dayHoursText(ranges), groups.at(-1)]
    if (before?.text === text) before.last = day
    else groups.push({ first: day, last: day, text })
  }
  return groups
}

/** From midnight to midnight. */
export function isWholeDay(ranges: Day): boolean {
  return ranges.length === 1 && ranges[0]?.open === 0 && ranges[0].close === DAY_MINUTES
}

/** As a browser breaks a line after a dash, in spite of the no-break space behind it. */
const DASH = '\u00a0–\u2060\u00a0'

/** One day's opening times, as `11:00am – 02:30pm, 05:00pm – 10:00pm`, without line breaks inside a range. */
export function dayHoursText(ranges: Day, clock = clockText): string {
  return ranges.map(({ open, close }) => `${clock(open)}${DASH}${clock(close)}`).join(', ')
}
