import 'server-only'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
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

/** The week, and the holidays in it; closed all week while no opening is known. Undefined without hours. */
export function openingHours(store: Store, now: Date): OpeningHoursSpecification[] | undefined {
  if (!store.hours) return undefined
  if (storeStatus(statusFacts(store, now), now).kind === 'paused')
    return [{ '@type': TYPE, dayOfWeek: DAYS, ...CLOSED }]
  const closures = store.holidays.map(
    (date): OpeningHoursSpecification => ({
      '@type': TYPE,
      ...CLOSED,
      validFrom: date,
      validThrough: date,
    }),
  )
  return [...weekly(store.hours), ...closures]
}

/** Days with the same hours are one entry; a closing time past midnight is on the next day. */
function weekly(hours: WeeklyHours): OpeningHoursSpecification[] {
  const days = new Map<string, DayOfWeek[]>()
  for (const [day, ranges] of hours.entries())
    for (const range of ranges) {
      const { opens, closes } = isWholeDay([range]) ? ALL_DAY : clocksOf(range)
      const key = `${opens} ${closes}`
      days.set(key, [...(days.get(key) ?? []), DAYS[day] ?? 'Monday'])
    }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ')
    return { '@type': TYPE, dayOfWeek, opens, closes }
  })
}

function clocksOf({ open, close }: TimeRange) {
  return { opens: clock24Text(open), closes: clock24Text(close % DAY_MINUTES) }
}
