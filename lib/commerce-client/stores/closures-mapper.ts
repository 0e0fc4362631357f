import type { z } from 'zod'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { logDroppedField } from '@/lib/commerce-client/transport/dropped-fields'
import type { listedStore } from '@/lib/contract/stores'
import type { SpecialHours } from '@/lib/domain/stores/opening-calendar'
import type { Day } from '@/lib/domain/stores/opening-hours'
import { parseDay } from './clock-range'

const DATE = /^\d{4}-\d{2}-\d{2}$/

type Closures = Pick<
  z.output<typeof listedStore>,
  'is_open' | 'next_open' | 'holidays' | 'special_hours' | 'paused_until'
>

/** An API that knows of no next opening sends null; one that does not tell omits it. */
export function toClosures(
  { is_open, next_open, holidays, special_hours, paused_until }: Closures,
  call: 'slst' | 'sdtl2',
) {
  return {
    nextOpening: toInstant(next_open),
    ordersPausedUntil: toInstant(paused_until),
    isClosedIndefinitely: is_open === false && next_open === null,
    holidays: holidays ?? [],
    specialHours: readSpecialHours(special_hours, call),
  }
}

/** Without the dates whose hours cannot be read, which is logged; they are closed where `holidays` has them. */
function readSpecialHours(special: Record<string, string> | null | undefined, call: string): SpecialHours {
  const days = Object.entries(special ?? {}).flatMap(([date, text]): [string, Day][] => {
    const ranges = DATE.test(date) ? parseDay(text) : null
    if (ranges) return [[date, ranges]]
    logDroppedField(call, { path: 'special_hours.*', reason: 'not hours of a date' })
    return []
  })
  return Object.fromEntries(days)
}
