import { z } from 'zod'
import { isAbsent, isFields, joinPath, unwrapped } from './walk-records'

/** The metadata that `lib/contract/field.ts` gives a field. */
interface FieldNotes {
  meaning: string
  ifAbsent: string
  isAddition: boolean
  isNeeded: boolean
}

export interface FieldCount extends FieldNotes {
  /** how often an object could have had the field, and how often it did not */
  places: number
  absent: number
}

export interface FieldCounts {
  /** the key is a path, such as `list.*.nm` */
  fields: Map<string, FieldCount>
  /** how many rows the lists have, by the path of a row, such as `list.*` */
  rows: Map<string, number>
  unread: Set<string>
}

const NO_DIFFERENCE = 'no difference'

/** Counts which fields of a schema the records have, and adds that to `counts`. */
export function countFields(schema: z.ZodType, records: unknown, counts: FieldCounts, path = ''): void {
  const inner = unwrapped(schema)
  if (isAbsent(records)) return
  if (inner instanceof z.ZodObject) countObject(inner, records, counts, path)
  if (inner instanceof z.ZodArray && Array.isArray(records))
    countRows(inner.element as z.ZodType, records, counts, joinPath(path, '*'))
  if (inner instanceof z.ZodRecord && isFields(records))
    for (const value of Object.values(records))
      countFields(inner.valueType as z.ZodType, value, counts, joinPath(path, '*'))
}

function countRows(schema: z.ZodType, rows: readonly unknown[], counts: FieldCounts, path: string): void {
  counts.rows.set(path, (counts.rows.get(path) ?? 0) + rows.length)
  for (const row of rows) countFields(schema, row, counts, path)
}

function countObject(schema: z.ZodObject, records: unknown, counts: FieldCounts, path: string): void {
  if (!isFields(records)) return
  for (const key of Object.keys(records)) if (!(key in schema.shape)) counts.unread.add(joinPath(path, key))
  for (const [key, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const place = joinPath(path, key)
    const notes = notesOf(field)
    if (notes.ifAbsent === NO_DIFFERENCE) continue
    const count = counts.fields.get(place) ?? { ...notes, places: 0, absent: 0 }
    count.places++
    if (isAbsent(records[key])) count.absent++
    counts.fields.set(place, count)
    countFields(field, records[key], counts, place)
  }
}

function notesOf(field: z.ZodType): FieldNotes {
  const notes = field.meta() ?? {}
  const isNeeded = !field.safeParse(undefined).success
  return {
    meaning: String(notes.description ?? ''),
    ifAbsent: String(notes['x-if-absent'] ?? (isNeeded ? 'what it belongs to is left out' : 'nothing in its place')),
    isAddition: notes['x-addition'] === true,
    isNeeded,
  }
}
