import type { Json } from '@/backend/app/documentation/collect-schemas'
import { resolve } from '@/backend/app/documentation/describe-call'

/** Keys of `value` that its schema does not name, as `items[].colour`; of a choice, those of the member that fits best. */
export function unknownKeys(value: unknown, schema: Json, components: Json): string[] {
  const { anyOf, items, properties } = resolve(schema, components)
  if (Array.isArray(anyOf)) {
    const members = anyOf.map((member) => unknownKeys(value, member, components))
    return members.sort((a, b) => a.length - b.length)[0] ?? []
  }
  if (Array.isArray(value) && items)
    return value.flatMap((row) => unknownKeys(row, items as Json, components).map((key) => `[].${key}`))
  if (!properties || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = (properties as Record<string, Json>)[key]
    return known ? unknownKeys(inner, known, components).map((name) => `${key}.${name}`) : [key]
  })
}
