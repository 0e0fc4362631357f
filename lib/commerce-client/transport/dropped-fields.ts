import { log } from '@/lib/log'
import { LOST_FIELDS, type LostField } from './watched-calls'

/** A field left out of an answer: where, as `list.*.s_dsc`, and why; never its value, which may be personal. */
export interface DroppedField {
  path: string
  reason: string
}

/** How often each part of an answer was left out; its keys come from the contract, so that they are few. */
const counts = new Map<string, number>()

/** Counts what was left out of an answer. Logged the first time, and then at each power of ten with its count. */
export function logDroppedField(call: string, { path, reason }: DroppedField): void {
  LOST_FIELDS.publish({ call, path, reason } satisfies LostField)
  const key = `${call} ${path} ${reason}`
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  if (Number.isInteger(Math.log10(count))) log.warn({ call, path, reason, count }, 'left out of an answer')
}
