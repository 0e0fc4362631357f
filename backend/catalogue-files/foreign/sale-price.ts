import { fromLocal } from '@/backend/catalogue/stores/local-time'
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
  /** whether it is that of a sale */
  isReduced: boolean
  /** a sale that is not imported */
  warning?: { of: keyof SaleCells; message: string }
}

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** The price that a dish gets, which has no end: a sale counts if it has begun and does not end. */
export function currentPrice({ regular, sale, starts, ends }: SaleCells, { now, timeZone }: ImportTime): CurrentPrice {
  const isRegular = { price: regular, isReduced: false }
  if (sale === '') return isRegular
  const [start, end] = [toTime(starts, 0, timeZone), toTime(ends, DAY_MINUTES, timeZone)]
  const warn = (of: keyof SaleCells, message: string) => ({ ...isRegular, warning: { of, message } })
  const instead = `the regular price ${regular} is imported`
  if (start === undefined) return warn('starts', `is no time such as 2026-06-30 23:59:59: ${instead}`)
  if (end === undefined) return warn('ends', `is no time such as 2026-06-30 23:59:59: ${instead}`)
  if (end && end <= now) return isRegular
  if (start && start > now) return warn('starts', `the sale at ${sale} has not begun (${starts}): ${instead}`)
  if (end) return warn('sale', `${sale} ends (${ends}), and the price of a dish does not: ${instead}`)
  return { price: sale, isReduced: true }
}

/** Null for an empty cell, undefined for one that is no time. `minutes` are those of a day without a time. */
function toTime(cell: string, minutes: number, timeZone: string): Date | null | undefined {
  if (cell === '') return null
  const [day = '', clock] = cell.split(/[ T]/)
  const { data } = safeParse(date, day)
  if (data === undefined || (clock !== undefined && !CLOCK.test(clock))) return undefined
  return fromLocal(data, clock === undefined ? minutes : clockMinutes(clock), timeZone)
}
