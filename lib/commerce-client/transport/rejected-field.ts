import { ORDER_FIELD_KEYS } from '@/lib/contract/order-fields'
import { ORDER_FIELD_NAMES, ruleOf } from '@/lib/domain/codes/order-fields'
import 'server-only'
import { RC } from '@/lib/contract/codes'
import { type Failure, type FormField, failure } from '@/lib/domain/result'
import type { Answer } from './read-answer'

/** The fields of a checkout and an address by their keys on the wire. */
const FIELDS: Record<string, FormField> = {
  c_fnm: 'first_name',
  fn: 'first_name',
  c_lnm: 'last_name',
  ln: 'last_name',
  c_tn: 'phone',
  tn: 'phone',
  street: 'street',
  city: 'city',
  region: 'region',
  cntry: 'country',
  zipcd: 'postal_code',
  ...Object.fromEntries(ORDER_FIELD_NAMES.map((name) => [ORDER_FIELD_KEYS[name].keys.sent, ruleOf(name).label])),
  tips: 'tips',
  ord_cmt: 'comment',
}

/** The failure of a 400 that names a field of a form; null for any other answer. Some APIs require a last name. */
export function rejectedField({ rc, rejection }: Answer<unknown>, sent: { lastName: string }): Failure | null {
  const field = rc === RC.invalidRequest ? FIELDS[rejection.field ?? ''] : undefined
  if (!field) return null
  if (field === 'last_name' && sent.lastName.trim() === '') return failure('last_name_required')
  return failure('invalid_field', { field })
}
