import {
  eachOrderField,
  NO_ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldValues,
} from '@/lib/domain/codes/order-fields'
import { addition, field } from './field'

const TABLE = 'Table, of an order that is eaten in'
const GUESTS = 'How many guests'

/** The key of each field where a checkout sends it, an order tells it and operators read it, and what is said of it. */
export const ORDER_FIELD_KEYS = {
  tableNumber: {
    keys: { sent: 'tb_num', told: 'table_number', operators: 'table' },
    notes: { sent: field(TABLE, '12', 'none'), told: field(TABLE, '12') },
  },
  partySize: {
    keys: { sent: 'party_size', told: 'party_size', operators: 'party_size' },
    notes: { sent: addition(GUESTS, '4', 'not said'), told: field(GUESTS, '4') },
  },
} as const satisfies Record<OrderField, { keys: Record<Side, string>; notes: object }>

type Side = 'sent' | 'told' | 'operators'
export type Keyed<S extends Side, V extends Record<OrderField, unknown>> = {
  [F in OrderField as (typeof ORDER_FIELD_KEYS)[F]['keys'][S]]: V[F]
}

/** The values by their keys on one side of the wire. */
export function writeOrderFields<S extends Side, V extends Record<OrderField, unknown>>(
  side: S,
  values: V,
): Keyed<S, Pick<V, OrderField>> {
  const entries = ORDER_FIELD_NAMES.map((name) => [ORDER_FIELD_KEYS[name].keys[side], values[name]])
  return Object.fromEntries(entries) as Keyed<S, Pick<V, OrderField>>
}

/** The values from their keys on one side of the wire; what is omitted is blank. */
export function readOrderFields<S extends Side>(
  side: S,
  wire: Partial<Keyed<S, { [F in OrderField]: OrderFieldValues[F] | null | undefined }>>,
): OrderFieldValues {
  const given = new Map<string, unknown>(Object.entries(wire))
  return eachOrderField((name) => given.get(ORDER_FIELD_KEYS[name].keys[side]) ?? NO_ORDER_FIELDS[name])
}
