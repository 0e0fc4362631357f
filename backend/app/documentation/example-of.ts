import type { Json } from './collect-schemas'

/** Deeper repetitions of an object within itself are omitted. */
const MAX_DEPTH = 2

/**
 * The example of a JSON Schema, else one built from the examples of its parts. Undefined without any, such as for a key
 * that must be absent.
 */
export function exampleOf(schema: Json, components: Json, within: readonly string[] = []): unknown {
  const { examples, $ref, anyOf, properties, items } = schema
  if (Array.isArray(examples)) return examples[0]
  if (typeof $ref === 'string') return exampleOfReference($ref, components, within)
  if (Array.isArray(anyOf)) return exampleOf(anyOf.find((member) => member.type !== 'null') ?? {}, components, within)
  if (properties) return exampleOfObject(properties as Record<string, Json>, components, within)
  if (!items) return undefined
  const item = exampleOf(items as Json, components, within)
  return item === undefined ? undefined : [item]
}

function exampleOfReference(reference: string, components: Json, within: readonly string[]): unknown {
  const name = reference.replace('#/components/schemas/', '')
  if (within.filter((one) => one === name).length === MAX_DEPTH) return undefined
  return exampleOf((components[name] ?? {}) as Json, components, [...within, name])
}

function exampleOfObject(properties: Record<string, Json>, components: Json, within: readonly string[]): unknown {
  const entries = Object.entries(properties).map(([key, schema]) => [key, exampleOf(schema, components, within)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
