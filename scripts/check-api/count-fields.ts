import { z } from 'zod'

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
  unread: Set<string>
}

const NO_DIFFERENCE = 'no difference'

/** Counts which fields of a schema the records have, and adds that to `counts`. */
export function countFields(schema: z.ZodType, records: unknown, counts: FieldCounts, path = ''): void {
  const inner = unwrapped(schema)
  if (isAbsent(records)) return
  if (inner instanceof z.ZodObject) countObject(inner, records, counts, path)
  if (inner instanceof z.ZodArray && Array.isArray(records))
    for (const row of records) countFields(inner.element as z.ZodType, row, counts, join(path, '*'))
  if (inner instanceof z.ZodRecord && isFields(records))
    for (const value of Object.values(records))
      countFields(inner.valueType as z.ZodType, value, counts, join(path, '*'))
}

function countObject(schema: z.ZodObject, records: unknown, counts: FieldCounts, path: string): void {
  if (!isFields(records)) return
  for (const key of Object.keys(records)) if (!(key in schema.shape)) counts.unread.add(join(path, key))
  for (const [key, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const place = join(path, key)
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

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)
/** An empty list counts as filled. */
const isAbsent = (value: unknown) => value === undefined || value === null || value === ''
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
