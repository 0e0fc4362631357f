import { isDeepStrictEqual } from 'node:util'
import { FIELD_OF } from '@/backend/catalogue-files/build/build-rows'
import { toColumn } from '@/backend/catalogue-files/format/files'
import { DAYS } from '@/backend/catalogue-files/format/words'
import type { DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { DAY_MINUTES, type TimeRange } from '@/lib/domain/stores/opening-hours'
import { clock24Text } from '@/lib/domain/time/time'

const MAX_LENGTH = 40
const MONEY = [
  'price',
  'regularPrice',
  'dealPrice',
  'minSubtotal',
  'deliveryFee',
  'feePerKm',
  'minDeliveryAmount',
  'tipCutOff',
]
/** The names that files have for columns of the database. */
const NAMES: Record<string, string> = {
  ...FIELD_OF,
  shortDescription: 'summary',
  sectionId: 'section',
  furtherPictures: 'further pictures',
  available: 'hours',
  useHours: 'hours',
  specialHours: 'hours',
}
/** Columns whose values a merchant cannot read: they are named without them, or not at all. */
const UNREADABLE: Record<string, string> = { parentChoiceId: 'parent', fileStock: '', soldOut: '' }

interface Change {
  set: DesiredRow
  before: DesiredRow
}

interface Names {
  currency: string
  sectionKeys?: ReadonlyMap<number, string>
}

/** Each changed column with its old and its new value, such as `price 16.00 → 17.00`. */
export function describeChange({ set, before }: Change, { currency, sectionKeys }: Names): string {
  const parts = Object.entries(set).flatMap(([column, value]): string[] => {
    if (column === 'retiredAt') return ['for sale again']
    if (column in UNREADABLE) return UNREADABLE[column] ? [UNREADABLE[column]] : []
    const of = (id: unknown) => (column === 'sectionId' ? (sectionKeys?.get(Number(id)) ?? id) : id)
    if (column === 'value')
      return [`value ${couponValue(before, currency)} → ${couponValue({ ...before, ...set }, currency)}`]
    return compare(column, of(before[column]), of(value), currency, NAMES[column] ?? column)
  })
  return parts.join(', ')
}

function couponValue({ kind, value }: DesiredRow, currency: string): string {
  return describeValue(kind === 'amount' ? 'price' : 'value', value, currency)
}

function compare(column: string, before: unknown, after: unknown, currency: string, name: string): string[] {
  if (isPlain(before) && isPlain(after)) return compareFields(before, after, currency, name)
  if (isWeek(before) && isWeek(after)) {
    const days = DAYS.filter((_day, index) => !isDeepStrictEqual(before[index], after[index]))
    const only = (week: unknown[]) => week.map((ranges, index) => (days.includes(DAYS[index] ?? 'mon') ? ranges : []))
    return [arrow(toColumn(name), 'hours', only(before), only(after), currency)]
  }
  return [arrow(toColumn(name), column, before, after, currency)]
}

/** Fields with the same change, such as a text in two languages, are described together. */
function compareFields(before: DesiredRow, after: DesiredRow, currency: string, name: string): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = new Map<string, string[]>()
  for (const field of fields.filter((one) => !isDeepStrictEqual(before[one], after[one]))) {
    const change = arrow('', field, before[field], after[field], currency)
    changes.set(change, [...(changes.get(change) ?? []), toColumn(field).replace('-_', '_')])
  }
  return [...changes].map(([change, names]) => `${toColumn(name)} ${names.join(' ')}${change}`)
}

function arrow(name: string, column: string, before: unknown, after: unknown, currency: string): string {
  return `${name} ${describeValue(column, before, currency)} → ${describeValue(column, after, currency)}`
}

function isPlain(value: unknown): value is DesiredRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** A value as a cell would have it, cut to 40 characters; `none` for an empty one. */
function describeValue(column: string, value: unknown, currency: string): string {
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
  if (isRanges(value)) return rangesText(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : `${item}`)).join(';') || 'none'
}

function isWeek(value: unknown): value is TimeRange[][] {
  return Array.isArray(value) && value.length === DAYS.length && value.every(Array.isArray)
}

function weekText(week: TimeRange[][]): string {
  return DAYS.flatMap((day, index) => {
    const ranges = week[index] ?? []
    return ranges.length > 0 ? [`${day} ${rangesText(ranges)}`] : []
  }).join(', ')
}

function isRanges(value: unknown): value is TimeRange[] {
  const isRange = (item: unknown) => isPlain(item) && typeof item.open === 'number' && typeof item.close === 'number'
  return Array.isArray(value) && value.length > 0 && value.every(isRange)
}

function rangesText(ranges: readonly TimeRange[]): string {
  return ranges.map(({ open, close }) => `${clock24Text(open)}–${clock24Text(endOf(close))}`).join(' ')
}

const endOf = (close: number) => (close > DAY_MINUTES ? close - DAY_MINUTES : close)
