import 'server-only'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { hoursOn, type OpeningCalendar, specialDates } from '@/lib/domain/stores/opening-calendar'
import { DAY_MINUTES, isWholeDay, type TimeRange, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { statusFacts } from '@/lib/domain/stores/status-facts'
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
  const special = datesOf({ ...store, hours: store.hours })
  return {
    openingHoursSpecification: [...weekly(store.hours), ...special],
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
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
