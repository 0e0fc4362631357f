import { DAYS } from '@/backend/catalogue-files/format/words'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { DAY_MINUTES, type TimeRange } from '@/lib/domain/stores/opening-hours'
import { clock24Text } from '@/lib/domain/time/time'

const MAX_LENGTH = 40
const MONEY = ['price', 'dealPrice', 'minSubtotal', 'deliveryFee', 'feePerKm', 'minDeliveryAmount', 'tipCutOff']

/** A value of a column as one would write it in a cell, cut to 40 characters; `none` for nothing. */
export function describeValue(column: string, value: unknown, currency: string): string {
  const text = textOf(column, value, currency)
  const letters = [...text]
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : text
}

function textOf(column: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'number') return MONEY.includes(column) ? toDecimalText(value, currency) : `${value}`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return `“${value.replace(/\s+/g, ' ')}”`
  if (isWeek(value)) return weekText(value) || 'none'
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : `${item}`)).join(';') || 'none'
}

function isWeek(value: unknown): value is TimeRange[][] {
  return Array.isArray(value) && value.length === DAYS.length && value.every(Array.isArray)
}

function weekText(week: TimeRange[][]): string {
  return DAYS.flatMap((day, index) => {
    const ranges = (week[index] ?? []).map(({ open, close }) => `${clock24Text(open)}–${clock24Text(endOf(close))}`)
    return ranges.length > 0 ? [`${day} ${ranges.join(' ')}`] : []
  }).join(', ')
}

const endOf = (close: number) => (close > DAY_MINUTES ? close - DAY_MINUTES : close)
