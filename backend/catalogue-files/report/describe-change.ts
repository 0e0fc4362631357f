import { isDeepStrictEqual } from 'node:util'
import { FIELD_OF } from '@/backend/catalogue-files/build/left-out'
import { toColumn } from '@/backend/catalogue-files/format/files'
import { DAYS } from '@/backend/catalogue-files/format/words'
import type { DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'
import { describeValue } from './describe-value'

/** Columns of the database that stand for one of the files, or whose values say nothing to a merchant. */
const NAMES: Record<string, string> = {
  ...FIELD_OF,
  shortDescription: 'summary',
  sectionId: 'section',
  available: 'hours',
}
const UNREADABLE: Record<string, string> = { parentChoiceId: 'parent', fileStock: '', soldOut: '' }

interface Change {
  set: DesiredRow
  before: DesiredRow
}

interface Names {
  currency: string
  sectionKeys?: ReadonlyMap<number, string>
}

/** Each column with its old and its new value, as `price 16.00 → 17.00`. */
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

/** Percent, or an amount. */
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

/** Fields that change alike, such as a text in two languages, are one. */
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

function isWeek(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length === DAYS.length && value.every(Array.isArray)
}
