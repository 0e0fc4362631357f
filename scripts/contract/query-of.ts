import type { Json } from '@/backend/app/documentation/collect-schemas'

/** The parameters of an operation as the schema of an object. */
export function queryOf({ parameters }: Json): Json {
  const given = parameters as Json[]
  const free = given.find(({ explode }) => explode)
  if (free) return free.schema as Json
  const properties = Object.fromEntries(
    given.map(({ name, description, schema }) => [name, { ...(schema as Json), description }]),
  )
  return { properties, required: given.filter((one) => one.required).map(({ name }) => name) }
}
