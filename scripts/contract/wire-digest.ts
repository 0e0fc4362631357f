import { createHash } from 'node:crypto'
import type { Json } from '@/backend/app/documentation/collect-schemas'

const WORDS = ['description', 'summary', 'examples', 'x-if-absent', 'x-addition']

/** Of the calls, keys and formats of an OpenAPI document: neither its descriptions nor the order of keys change it. */
export function wireDigest({ paths, components }: Json): string {
  const wire = JSON.stringify(withoutWords({ paths, components }))
  return createHash('sha256').update(wire).digest('hex').slice(0, 16)
}

/** `hasNames` of an object whose keys are names of the wire. */
function withoutWords(value: unknown, hasNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => hasNames || !WORDS.includes(key))
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, one]) => [key, withoutWords(one, key === 'properties')]))
}
