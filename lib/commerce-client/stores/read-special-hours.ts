import { logDroppedField } from '@/lib/commerce-client/transport/dropped-fields'
import type { SpecialHours } from '@/lib/domain/stores/opening-calendar'
import type { Day } from '@/lib/domain/stores/opening-hours'
import { parseDay } from './clock-range'

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Without the dates whose hours cannot be read, which is logged; they are closed where `holidays` has them. */
export function readSpecialHours(special: Record<string, string> | null | undefined, call: string): SpecialHours {
  const days = Object.entries(special ?? {}).flatMap(([date, text]): [string, Day][] => {
    const ranges = DATE.test(date) ? parseDay(text) : null
    if (ranges) return [[date, ranges]]
    logDroppedField(call, { path: 'special_hours.*', reason: 'not hours of a date' })
    return []
  })
  return Object.fromEntries(days)
}
