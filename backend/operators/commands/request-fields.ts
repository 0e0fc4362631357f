import { z } from 'zod'
import { readTypedNumber } from '@/backend/operators/operation/typed-amount'

/** What a command needs to know of a field of a request. */
export interface RequestField {
  about?: string
  isRequired: boolean
  isNumber: boolean
  isList: boolean
  /** the only values; none: any */
  choices: string[]
}

/** The fields of a request, of its schema. */
export function fieldsOf(request: z.ZodType): Record<string, RequestField> {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (typeof schema === 'boolean') return []
      const types = [schema, ...(schema.anyOf ?? [])].flatMap((one) =>
        typeof one === 'boolean' ? [] : (one.type ?? []),
      )
      const isNumber = types.some((type) => type === 'number' || type === 'integer') && !types.includes('string')
      const choices = (schema.enum ?? []).map(String)
      const { description: about } = schema
      const isList = types.includes('array')
      return [[name, { ...(about && { about }), isRequired: required.includes(name), isNumber, isList, choices }]]
    }),
  )
}

/** The fields that were typed: texts become the numbers that fields take, repeated options a list or a text with commas. */
export function toRequest(
  fields: Record<string, RequestField>,
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([part, value]) => {
      const name = part.replaceAll('-', '_')
      return [name, fields[name] ? toField(fields[name], value) : value]
    }),
  )
}

function toField({ isNumber, isList }: RequestField, value: unknown): unknown {
  if (Array.isArray(value)) return isList ? value : value.join(',')
  return typeof value === 'string' && isNumber ? readTypedNumber(value) : value
}
