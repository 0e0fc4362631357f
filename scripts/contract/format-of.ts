import type { Json } from '@/backend/app/documentation/collect-schemas'
import { code } from './markdown'

const PREFIX = '#/components/schemas/'

/** The limits of a number that JavaScript counts exactly, which zod writes at every whole one. */
const isLimit = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

/** The name of the shared object that a schema refers to; undefined if it refers to none. */
export function objectNameOf(schema: Json, components: Json): string | undefined {
  const name = nameOf(schema)
  return name !== undefined && isObject((components[name] ?? {}) as Json) ? name : undefined
}

export const isObject = (schema: Json) => 'properties' in schema

function nameOf({ $ref }: Json): string | undefined {
  return typeof $ref === 'string' ? $ref.replace(PREFIX, '') : undefined
}

/** Removes the null that stands for absence. */
export function present(schema: Json): Json {
  const members = ((schema.anyOf ?? []) as Json[]).filter(({ type }) => type !== 'null')
  return members.length === 1 && members[0] ? members[0] : schema
}

/** Describes a format in words, with a link to a format that has a section of its own. */
export function formatOf(schema: Json, components: Json): string {
  const one = present(schema)
  const name = nameOf(one)
  if (name) return `[${code(name)}](${isObject((components[name] ?? {}) as Json) ? 'objects' : 'formats'}.md#${name})`
  return describe(one, components)
}

function describe(schema: Json, components: Json): string {
  const { anyOf, items, prefixItems, additionalProperties, format } = schema
  if (schema.enum) return (schema.enum as unknown[]).map((value) => code(String(value))).join(', ')
  if ('const' in schema) return code(String(schema.const))
  if (Array.isArray(anyOf)) return anyOf.map((member) => formatOf(member, components)).join(' or ')
  if (Array.isArray(prefixItems)) return `list of ${prefixItems.length}: ${formatOf(prefixItems[0], components)}`
  if (items) return `list: ${formatOf(items as Json, components)}${range(schema.minItems, schema.maxItems)}`
  if (isObject(schema)) return 'object'
  if (additionalProperties) return `object, by name: ${formatOf(additionalProperties as Json, components)}`
  const types = [schema.type].flat().filter((type) => type !== 'null')
  if (types[0] === 'string') return `${format ?? 'text'}${range(schema.minLength, schema.maxLength, 'characters')}`
  if (types[0] === 'integer') return `whole number${range(schema.minimum, schema.maximum)}`
  return types[0] === 'number' ? `number${range(schema.minimum, schema.maximum)}` : String(types[0] ?? 'anything')
}

function range(min: unknown, max: unknown, unit = ''): string {
  const [least, most] = [isLimit(min) && min, isLimit(max) && max]
  const end = unit && ` ${unit}`
  if (least !== false && most !== false) return least === most ? `, ${most}${end}` : `, ${least} to ${most}${end}`
  if (most !== false) return `, at most ${most}${end}`
  return least === false ? '' : `, at least ${least}${end}`
}
