import type { Json } from '@/backend/app/documentation/collect-schemas'
import { formatOf, isObject, present } from './format-of'
import { code, table } from './markdown'

export interface Field {
  /** the path from the root, such as `hours.weekly` or `coupons[].code` */
  path: string
  schema: Json
  isRequired: boolean
}

/** All fields of an object, each followed by those within it, unless it is an object that has a section of its own. */
export function fieldsOf(schema: Json, prefix = ''): Field[] {
  const required = (schema.required ?? []) as string[]
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([key, field]) => {
    const path = `${prefix}${key}`
    return [{ path, schema: field, isRequired: required.includes(key) }, ...innerFields(field, path)]
  })
}

function innerFields(field: Json, path: string): Field[] {
  const inner = present(field)
  if (Array.isArray(inner.anyOf)) return inner.anyOf.flatMap((member) => innerFields(member, path))
  if (isObject(inner)) return fieldsOf(inner, `${path}.`)
  if (inner.items) return innerFields(inner.items as Json, `${path}[]`)
  const values = inner.additionalProperties
  return typeof values === 'object' && values !== null ? innerFields(values as Json, `${path}.*`) : []
}

/** `otherwise` is what happens without a field that does not say. */
export function fieldTable(schema: Json, components: Json, otherwise: string): string {
  const rows = fieldsOf(schema).map(({ path, schema: field, isRequired }) => {
    const [example] = (field.examples ?? []) as unknown[]
    return [
      field['x-addition'] ? `${code(path)} (addition)` : code(path),
      String(field.description ?? ''),
      'not' in field ? 'nothing' : formatOf(field, components),
      example === undefined ? '' : code(JSON.stringify(example)),
      isRequired ? '**needed**' : String(field['x-if-absent'] ?? defaultOf(field) ?? otherwise),
    ]
  })
  return rows.length === 0 ? '' : table(['key', 'meaning', 'format', 'example', 'without it'], rows)
}

function defaultOf(field: Json): string | undefined {
  return 'default' in field && typeof field.default !== 'object' ? code(String(field.default)) : undefined
}
