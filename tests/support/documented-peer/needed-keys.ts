import { z } from 'zod'
import type { Call } from '@/lib/contract/define-call'

/**
 * Optional keys that the API in two cities sends all the same, by call, since no order could be made without them:
 * whose page a domain is, its name and currency, a way to order and one to pay, the order of a checkout, that prices
 * contain their tax, and what an order is waiting for.
 */
export const KEPT_KEYS: Record<string, readonly string[]> = {
  sdtl2: ['group_id', 'nm', 'currency', 'pickup', 'accept_cash'],
  ctotal: ['tax_list', 'tax_list.incl'],
  aio: ['ord_id'],
  orddtl: ['status', 'currency', 'tax_list', 'tax_list.incl'],
  ordlst: ['orders.curr'],
  appconfig: ['cities'],
}

/** Records of a call, in the shape of its schema, without the keys that it may leave out. */
export function onlyNeeded(call: Call, records: unknown): unknown {
  return pick(call.records, call.unwrap ? call.unwrap(records) : records, '', KEPT_KEYS[call.name] ?? [])
}

/** The keys that an answer of a call must have, as `list.nm` for those of rows. */
export function neededKeys(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodArray) return neededKeys(schema.element as z.ZodType, path)
  if (!(schema instanceof z.ZodObject)) return path ? [path] : []
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, member]) =>
    isOptional(member) ? [] : neededKeys(member, path ? `${path}.${key}` : key),
  )
}

function pick(schema: z.ZodType, value: unknown, path: string, kept: readonly string[]): unknown {
  if (isOptional(schema)) return pick(schema.unwrap() as z.ZodType, value, path, kept)
  // the mock writes a list without rows as an empty object
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((row) => pick(schema.element as z.ZodType, row, path, kept)) : []
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const own = value as Record<string, unknown>
  const entries = Object.entries<z.ZodType>(schema.shape).flatMap(([key, member]) => {
    const place = path ? `${path}.${key}` : key
    if (!(key in own) || (isOptional(member) && !kept.includes(place))) return []
    return [[key, pick(member, own[key], place, kept)]]
  })
  return Object.fromEntries(entries)
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
}
