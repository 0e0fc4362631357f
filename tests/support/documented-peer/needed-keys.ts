import { z } from 'zod'
import type { Call } from '@/lib/contract/define-call'

/**
 * What the API in two cities says beyond what the contract needs, by call, since its orders could not be made without:
 * whose page a domain is, its name and currency, a way to order and one to pay, the order of a checkout, that prices
 * contain their tax, and what an order is waiting for.
 */
export const SAID_ANYWAY: Record<string, readonly string[]> = {
  sdtl2: ['group_id', 'nm', 'currency', 'pickup', 'accept_cash'],
  ctotal: ['tax_list', 'tax_list.incl'],
  aio: ['ord_id'],
  orddtl: ['status', 'currency', 'tax_list', 'tax_list.incl'],
  ordlst: ['orders.curr'],
  appconfig: ['cities'],
}

/** Records of a call, in the shape of its schema, without the keys that it may leave out. */
export function onlyNeeded(call: Call, records: unknown): unknown {
  return pick(call.records, call.unwrap ? call.unwrap(records) : records, '', SAID_ANYWAY[call.name] ?? [])
}

function pick(schema: z.ZodType, value: unknown, path: string, said: readonly string[]): unknown {
  if (isOptional(schema)) return pick(schema.unwrap() as z.ZodType, value, path, said)
  // the mock writes a list without rows as an empty object
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((row) => pick(schema.element as z.ZodType, row, path, said)) : []
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const own = value as Record<string, unknown>
  const entries = Object.entries<z.ZodType>(schema.shape).flatMap(([key, member]) => {
    const place = path ? `${path}.${key}` : key
    if (!(key in own) || (isOptional(member) && !said.includes(place))) return []
    return [[key, pick(member, own[key], place, said)]]
  })
  return Object.fromEntries(entries)
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
}
