import { z } from 'zod'

/**
 * The rows that records are there for: the records themselves, or the one key that must be in them. Null where there are
 * no such rows, or several lists, each of which can be shown without the others.
 */
export function mainRows(schema: z.ZodType, records: unknown): readonly unknown[] | null {
  if (schema instanceof z.ZodArray) return asRows(records)
  if (!(schema instanceof z.ZodObject) || typeof records !== 'object' || records === null) return null
  const needed = Object.entries<z.ZodType>(schema.shape).filter(([, member]) => !member.isOptional())
  const [[key, member] = []] = needed
  if (needed.length !== 1 || !key || !(member instanceof z.ZodArray)) return null
  return asRows((records as Record<string, unknown>)[key])
}

function asRows(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}
