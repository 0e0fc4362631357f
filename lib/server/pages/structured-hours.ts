import 'server-only'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import {
  hoursOn,
  localDate,
  type OpeningCalendar,
  rangeAt,
  type SpecialHours,
  specialDates,
} from '@/lib/domain/stores/opening-calendar'
import {
  DAY_MINUTES,
  type Day,
  isWholeDay,
  type TimeRange,
  type WeeklyHours,
  weekTime,
} from '@/lib/domain/stores/opening-hours'
import { openingAhead, statusFacts } from '@/lib/domain/stores/status-facts'
import { storeStatus } from '@/lib/domain/stores/store-status'
import type { Store } from '@/lib/domain/stores/stores'
import { clock24Text } from '@/lib/domain/time/time'

const DAYS: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const TYPE = 'OpeningHoursSpecification'
const CLOSED = { opens: '00:00', closes: '00:00' }
/** Search engines take the last minute for a day that does not close. */
const ALL_DAY = { opens: '00:00', closes: '23:59' }

interface StoreHours {
  openingHoursSpecification?: OpeningHoursSpecification[]
  specialOpeningHoursSpecification?: OpeningHoursSpecification[]
}

/**
 * The week, and what holds on single dates, which search engines read beside the week and schema.org has by itself;
 * closed all week while no opening is known. Nothing without hours.
 */
export function openingHours(store: Store, now: Date): StoreHours {
  if (!store.hours) return {}
  if (storeStatus(statusFacts(store, now), now).kind === 'paused')
    return { openingHoursSpecification: [{ '@type': TYPE, dayOfWeek: DAYS, ...CLOSED }] }
  const calendar = { ...store, hours: store.hours }
  const special = datesOf({ ...calendar, specialHours: { ...store.specialHours, ...closedDays(store, calendar, now) } })
  return {
    openingHoursSpecification: [...weekly(store.hours), ...special],
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** What is left of the hours of dates up to its next opening, where the store is closed against them. */
function closedDays(store: Store, calendar: OpeningCalendar, now: Date): SpecialHours {
  const { utcOffset: offset, paused } = statusFacts(store, now)
  const opening = openingAhead(store, now)
  if (!paused || offset === null || !opening) return {}
  const night = rangeAt(calendar, localDate(now, offset), weekTime(now, offset).minutes)
  const first = night && night.open < 0 ? -1 : 0
  const ahead = Array.from({ length: opening.daysAhead - first + 1 }, (_, day) => first + day)
  const days = ahead.flatMap((day): [string, Day][] => {
    const date = localDate(now, offset, day)
    if (day < opening.daysAhead) return [[date, []]]
    const ranges = hoursOn(calendar, date)
    const left = ranges.filter(({ close }) => close > opening.minutes)
    const isWhole = ranges.every(({ open }) => open >= opening.minutes)
    return isWhole ? [] : [[date, left.map(({ open, close }) => ({ open: Math.max(open, opening.minutes), close }))]]
  })
  return Object.fromEntries(days)
}

/** Of single dates; a closing time past midnight is on the next day. */
function datesOf(calendar: OpeningCalendar): OpeningHoursSpecification[] {
  return specialDates(calendar).flatMap((date) => {
    const ranges = hoursOn(calendar, date)
    const clocks = ranges.length === 0 ? [CLOSED] : ranges.map(clocksOf)
    return clocks.map(
      (times): OpeningHoursSpecification => ({ '@type': TYPE, ...times, validFrom: date, validThrough: date }),
    )
  })
}

/** Days with the same hours are one entry; a closing time past midnight is on the next day. */
function weekly(hours: WeeklyHours): OpeningHoursSpecification[] {
  const days = new Map<string, DayOfWeek[]>()
  for (const [day, ranges] of hours.entries())
    for (const range of ranges) {
      const { opens, closes } = clocksOf(range)
      const key = `${opens} ${closes}`
      days.set(key, [...(days.get(key) ?? []), DAYS[day] ?? 'Monday'])
    }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ')
    return { '@type': TYPE, dayOfWeek, opens, closes }
  })
}

function clocksOf(range: TimeRange) {
  const { open, close } = range
  if (isWholeDay([range])) return ALL_DAY
  return { opens: clock24Text(open), closes: clock24Text(close % DAY_MINUTES) }
}
