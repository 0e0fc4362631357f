import { z } from 'zod'

export type Json = { [key: string]: unknown }

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** Collects JSON Schemas by name: the added ones, and once each the schemas with an id within them. */
export function collectSchemas() {
  const schemas: Json = {}

  function add(name: string, schema: z.ZodType): Json {
    const { $schema: _, $defs = {}, ...own } = toJson(name, schema) as Json & { $defs?: Json }
    schemas[name] = own
    for (const [key, inner] of Object.entries($defs)) schemas[nameOf(name, key)] = inner
    return reference(name)
  }
  return { schemas, add }
}

function toJson(name: string, schema: z.ZodType): Json {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' })
  return JSON.parse(JSON.stringify(made), (_, value) => {
    if (typeof value !== 'object' || value === null) return value
    if (typeof value.$ref === 'string') value.$ref = referenceWithin(name, value.$ref).$ref
    if ('x-example' in value) {
      value.examples = [value['x-example']]
      delete value['x-example']
    }
    return value
  })
}

function referenceWithin(name: string, target: string): Json {
  return reference(target === '#' ? name : nameOf(name, target.replace('#/$defs/', '')))
}

/** Schemas without an id get one from zod, which is unique only within `name`. */
function nameOf(name: string, key: string): string {
  return key.startsWith('__') ? `${name}${key}` : key
}
