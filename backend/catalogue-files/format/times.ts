import { z } from 'zod'
import { fromLocal } from '@/backend/catalogue/stores/local-time'
import { DAY_MINUTES } from '@/lib/domain/stores/opening-hours'
import { clock24Text, clockMinutes } from '@/lib/domain/time/time'

const TIME = /^(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap])\.?m\.?)?$/i
const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

/** `09:30` for `9:30`, `09:30:00` and `9:30 AM`; other texts stay. */
function tidyTime(cell: string): string {
  const text = cell.trim()
  const [, hours, minutes, half] = TIME.exec(text) ?? []
  if (hours === undefined) return text
  if (!half) return `${hours.padStart(2, '0')}:${minutes}`
  if (Number(hours) < 1 || Number(hours) > 12) return text
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${`${hour}`.padStart(2, '0')}:${minutes}`
}

/** `2026-01-05` for `2026/1/5`. A date that begins with the day or the month would be ambiguous, and stays. */
function tidyDay(cell: string): string {
  const [, year, month, day] = DAY.exec(cell.trim()) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell.trim()
}

function tidyMoment(cell: string): string {
  const [day = '', ...time] = cell.trim().split(/ +/)
  return time.length === 0 ? day : `${tidyDay(day)} ${tidyTime(time.join(' '))}`
}

/** Decodes `HH:MM` to minutes since midnight. */
export const clock = z.codec(
  z
    .string()
    .overwrite(tidyTime)
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:30'),
  z.int().min(0).max(DAY_MINUTES),
  {
    decode: clockMinutes,
    encode: clock24Text,
  },
)

const isDay = (text: string) => z.iso.date().safeParse(text).success

export const date = z
  .string()
  .overwrite(tidyDay)
  .refine(isDay, {
    error: ({ input }) => (DAY.test(`${input}`) ? 'is no day of the calendar' : 'must be a date such as 2026-12-25'),
  })

/** `2026-12-31 22:00` in the store's local time, or an instant such as `2027-01-01T06:00:00Z`. */
export const moment = z
  .string()
  .overwrite(tidyMoment)
  .regex(
    /^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d|T[\d:.]+(Z|[+-]\d{2}:\d{2}))$/,
    'must be a time such as 2026-12-31 22:00 or 2027-01-01T06:00:00Z',
  )
  .refine((text) => isDay(text.slice(0, 10)) && Number.isFinite(Date.parse(text.replace(' ', 'T'))), {
    error: 'is no such day or time',
    when: ({ issues }) => issues.length === 0,
  })

/**
 * The instant of a cell: `2026-12-31 22:00` is local time of the zone, any other text names its offset. Undefined if the
 * file lacks the column.
 */
export function toInstant(cell: string | undefined, timeZone: string): Date | undefined {
  if (cell === undefined) return undefined
  const [day = '', clock] = cell.split(' ')
  if (clock === undefined) return new Date(cell)
  const [hours, minutes] = clock.split(':').map(Number)
  return fromLocal(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone)
}
