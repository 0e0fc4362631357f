import type { Json } from '@/backend/app/documentation/collect-schemas'
import { fieldsOf } from './field-table'
import { isObject, objectNameOf, present } from './format-of'

/** Fields of an object without a description or an example, and additions that are required. */
export function findGaps(name: string, schema: Json, components: Json): string[] {
  return fieldsOf(schema).flatMap(({ path, schema: field, isRequired }) => {
    const gaps = [
      !field.description && 'has no description',
      !field.examples && !('not' in field) && !hasFields(field, components) && 'has no example',
      field['x-addition'] && isRequired && 'is an addition and required',
    ]
    return gaps.filter(Boolean).map((gap) => `${name}: ${path} ${gap}`)
  })
}

/** Objects, lists and unions of objects have their examples in their own fields. */
function hasFields(field: Json, components: Json): boolean {
  const one = present(field)
  if (one.examples || isObject(one) || objectNameOf(one, components)) return true
  if (Array.isArray(one.anyOf)) return one.anyOf.every((member) => hasFields(member, components))
  return one.items !== undefined && hasFields(one.items as Json, components)
}
