import { z } from 'zod'
import { currency, isNoDate, utcDate } from '@/lib/contract/wire'
import { safeParse } from '@/lib/safe-parse'
import type { DroppedField } from './dropped-fields'
import { neededRows } from './needed-rows'
import { hasGroups, withStandIns } from './unreadable-groups'

type Reading<T> =
  | { ok: true; value: T; droppedFields: DroppedField[] }
  | { ok: false; loss: DroppedField; lostRows?: DroppedField[] }
type Path = readonly string[]
type Fields = Record<string, unknown>

class Unreadable extends Error {
  constructor(
    readonly path: Path,
    reason: string,
  ) {
    super(reason)
  }
}

/**
 * Reads records that may break their schema: an optional value that cannot be read is left out, and so is a row of a
 * list, or an optional object, that lacks what it must have. `null`, empty text, `[]` and `{}` stand for each other,
 * as a date of zeros does for none, and are no loss. What lacks a group of options has one that offers nothing. Not ok when
 * something is missing that must be there at the top, or no row can be read of its lists: they are unknown, not empty.
 */
export function readRecords<S extends z.ZodType>(schema: S, records: unknown): Reading<z.output<S>> {
  const droppedFields: DroppedField[] = []
  try {
    const exact = safeParse(schema, records)
    if (exact.success) return { ok: true, value: exact.data, droppedFields }
    const mended = mend(schema, records, [], droppedFields)
    const [lost] = droppedFields
    const hadRows = neededRows(schema, records).some((row) => !isNothing(row))
    if (lost && hadRows && neededRows(schema, mended).length === 0)
      return {
        ok: false,
        loss: { path: lost.path, reason: `no row can be read: ${lost.reason}` },
        lostRows: droppedFields,
      }
    return { ok: true, value: readStrictly(schema, mended, []), droppedFields }
  } catch (error) {
    // a schema that holds itself, and a value with more levels than the stack
    if (error instanceof RangeError) return { ok: false, loss: { path: '', reason: 'too many levels' } }
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, loss: { path: error.path.join('.'), reason: error.message } }
  }
}

/** Throws Unreadable. */
function mend(schema: z.ZodType, value: unknown, path: Path, droppedFields: DroppedField[]): unknown {
  if (isOptional(schema)) return mendOptional(schema.unwrap() as z.ZodType, value, path, droppedFields)
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(value, path)
    return mapValues(schema.shape, (member: z.ZodType, key) => mend(member, fields[key], [...path, key], droppedFields))
  }
  if (schema instanceof z.ZodArray) {
    const rows = isNothing(value) ? [] : value
    if (!Array.isArray(rows)) throw new Unreadable(path, 'not a list')
    const row = [...path, '*']
    const element = schema.element as z.ZodType
    const read = rows.map((one) => orLeftOut(row, droppedFields, () => mend(element, one, row, droppedFields)))
    return (hasGroups(element) ? withStandIns(rows, read) : read).filter(isRead)
  }
  if (schema instanceof z.ZodRecord) {
    const entry = [...path, '*']
    const read = mapValues(fieldsOf(value, path), (one) =>
      orLeftOut(entry, droppedFields, () => mend(schema.valueType as z.ZodType, one, entry, droppedFields)),
    )
    return Object.fromEntries(Object.entries(read).filter(([, one]) => isRead(one)))
  }
  readStrictly(schema, value, path)
  return value
}

/** A price in a currency that cannot be read is no price, so that what it belongs to is left out. */
function mendOptional(schema: z.ZodType, value: unknown, path: Path, droppedFields: DroppedField[]): unknown {
  if (isOptional(schema)) return mendOptional(schema.unwrap() as z.ZodType, value, path, droppedFields)
  if (isNothing(value) || (schema === utcDate && isNoDate(value))) return undefined
  if (schema === currency) return mend(schema, value, path, droppedFields)
  const read = orLeftOut(path, droppedFields, () => mend(schema, value, path, droppedFields))
  const isLostList = read === undefined && schema instanceof z.ZodArray && hasGroups(schema.element as z.ZodType)
  return isLostList ? withStandIns([value], [read]) : read
}

function readStrictly<S extends z.ZodType>(schema: S, value: unknown, path: Path): z.output<S> {
  const read = safeParse(schema, value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = [...path, ...(issue?.path.map(String) ?? [])]
  throw new Unreadable(place, isNothing(value) ? 'missing' : (issue?.message ?? 'unreadable'))
}

/** Undefined, and a loss, for what cannot be read. */
function orLeftOut<T>(path: Path, droppedFields: DroppedField[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const place = error.path.slice(path.length).join('.')
    droppedFields.push({ path: path.join('.'), reason: place ? `${place}: ${error.message}` : error.message })
    return undefined
  }
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
}

const isRead = (value: unknown) => value !== undefined

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Records of one object may be a list of it. */
function fieldsOf(value: unknown, path: Path): Fields {
  const object = path.length === 0 && Array.isArray(value) && value.length === 1 ? value[0] : value
  if (isNothing(object)) return {}
  if (typeof object !== 'object' || Array.isArray(object)) throw new Unreadable(path, 'not an object')
  return object as Fields
}

function mapValues<T>(values: Record<string, T>, change: (value: T, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]))
}
