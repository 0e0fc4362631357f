import { z } from 'zod'

/** The rows that records must have, of all their lists; those of a menu are the products of its sections. */
export function neededRows(schema: z.ZodType, records: unknown): unknown[] {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    const rows: unknown[] = Array.isArray(records) ? records : []
    return listsOf(element).length > 0 ? rows.flatMap((row) => neededRows(element, row)) : rows
  }
  if (typeof records !== 'object' || records === null) return []
  const values = records as Record<string, unknown>
  return listsOf(schema).flatMap(([key, list]) => neededRows(list, values[key]))
}

/** The lists that an object must have. */
function listsOf(schema: z.ZodType): [key: string, list: z.ZodType][] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.ZodType>(schema.shape).filter(([, member]) => member instanceof z.ZodArray)
}
