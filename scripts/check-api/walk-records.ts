import { z } from 'zod'

export type WireFields = Record<string, unknown>

export interface WireValue {
  /** as `list.*.nm` */
  path: string
  value: unknown
  schema: z.ZodType
}

/** The values of records at every field that their schema knows, the rows of lists one by one; nothing where they are absent. */
export function walkRecords(schema: z.ZodType, records: unknown, path = ''): WireValue[] {
  const inner = unwrapped(schema)
  if (isAbsent(records)) return []
  const walk = (below: z.ZodType, value: unknown, key: string) => walkRecords(below, value, joinPath(path, key))
  if (inner instanceof z.ZodObject && isFields(records))
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      walk(field, records[key], key),
    )
  if (inner instanceof z.ZodArray && Array.isArray(records))
    return records.flatMap((row) => walk(inner.element as z.ZodType, row, '*'))
  if (inner instanceof z.ZodRecord && isFields(records))
    return Object.values(records).flatMap((value) => walk(inner.valueType as z.ZodType, value, '*'))
  return [{ path, value: records, schema: inner }]
}

export function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}

export const joinPath = (path: string, key: string) => (path ? `${path}.${key}` : key)
/** An empty list counts as filled. */
export const isAbsent = (value: unknown) => value === undefined || value === null || value === ''
export const isFields = (value: unknown): value is WireFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
