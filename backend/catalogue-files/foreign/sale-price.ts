import { addSeconds } from 'date-fns'
import { fromLocal } from '@/backend/catalogue/stores/local-time'
import { numberOf } from '@/backend/catalogue-files/format/numbers'
import { date } from '@/backend/catalogue-files/format/times'
import { DAY_MINUTES } from '@/lib/domain/stores/opening-hours'
import { clockMinutes } from '@/lib/domain/time/time'
import { safeParse } from '@/lib/safe-parse'

/** When a file is imported, by the clock of its store. */
export interface ImportTime {
  now: Date
  timeZone: string
}

/** Cells of a product: amounts, and local days or times such as `2026-06-30 23:59:59`. */
export interface SaleCells {
  regular: string
  sale: string
  starts: string
  ends: string
}

export interface CurrentPrice {
  price: string
  /** what it is reduced from; null unless a sale runs */
  regular: string | null
  /** when the sale ends, ISO 8601; empty without an end */
  until: string
  /** a sale that is not imported */
  warning?: { of: keyof SaleCells; message: string }
}

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d(?::([0-5]\d))?$/

/** The price that a dish gets: that of a sale that has begun and is not over, with the regular one. */
export function currentPrice({ regular, sale, starts, ends }: SaleCells, { now, timeZone }: ImportTime): CurrentPrice {
  const isRegular = { price: regular, regular: null, until: '' }
  if (sale === '') return isRegular
  const [start, end] = [toTime(starts, 0, timeZone), toTime(ends, DAY_MINUTES, timeZone)]
  const warn = (of: keyof SaleCells, message: string) => ({ ...isRegular, warning: { of, message } })
  const instead = `the regular price ${regular} is imported`
  if (start === undefined) return warn('starts', `is no time such as 2026-06-30 23:59:59: ${instead}`)
  if (end === undefined) return warn('ends', `is no time such as 2026-06-30 23:59:59: ${instead}`)
  if (end && end <= now) return isRegular
  if (start && start > now) return warn('starts', `the sale at ${sale} has not begun (${starts}): ${instead}`)
  if (regular === '') return { price: sale, regular: null, until: '' }
  if (numberOf(regular) <= numberOf(sale)) return isRegular
  return { price: sale, regular, until: end?.toISOString() ?? '' }
}

/** Null for an empty cell, undefined for one that is no time. `minutes` are those of a day without a time. */
function toTime(cell: string, minutes: number, timeZone: string): Date | null | undefined {
  if (cell === '') return null
  const [day = '', clock] = cell.split(/[ T]/)
  const { data } = safeParse(date, day)
  if (data === undefined) return undefined
  if (clock === undefined) return fromLocal(data, minutes, timeZone)
  const parts = CLOCK.exec(clock)
  if (!parts) return undefined
  return addSeconds(fromLocal(data, clockMinutes(clock), timeZone), Number(parts[2] ?? 0))
}
