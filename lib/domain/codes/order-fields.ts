import { typedDigits } from '@/lib/domain/typed-text'
import { FULFILMENT_METHOD, type FulfilmentMethod } from './fulfilment-method'

/** The settings of a store that make a field required. */
interface RequiringStore {
  requireTableNumber: boolean
}

interface OrderFieldRule {
  /** `digits` are up to three, as text; a `flag` is yes or no */
  type: 'digits' | 'flag'
  /** its name, in the messages `order_fields` */
  label: string
  /** of digits: what is said of others, and of none where they are required */
  invalid?: string
  missing?: string
  /** the orders that have it */
  methods: readonly FulfilmentMethod[]
  /** where the checkout asks for it */
  section: 'table' | 'comment'
  /** of digits: the step of the checkout that waits until they are right */
  step?: string
  /** the store's setting that makes it required */
  requiredBy?: keyof RequiringStore
}

/**
 * What a shopper tells the store with an order, besides contact, address and comment. The checkout asks for each, the
 * wire, mails, operators and the customer's export have it, and deleting an account erases it. The compiler asks for its
 * keys in `lib/contract/order-fields.ts`, its column in `backend/orders/schema/orders.ts`, and its texts.
 */
const ORDER_FIELDS = {
  tableNumber: {
    type: 'digits',
    label: 'table_number',
    invalid: 'invalid_table_number',
    missing: 'table_number_required',
    methods: [FULFILMENT_METHOD.eatin],
    section: 'table',
    step: 'please_input_table_number',
    requiredBy: 'requireTableNumber',
  },
  partySize: {
    type: 'digits',
    label: 'party_size',
    invalid: 'invalid_party_size',
    methods: [FULFILMENT_METHOD.eatin],
    section: 'table',
    step: 'check_party_size',
  },
} as const satisfies Record<string, OrderFieldRule>

export type OrderField = keyof typeof ORDER_FIELDS
type TypeOf<F extends OrderField> = (typeof ORDER_FIELDS)[F]['type']
type Entry = (typeof ORDER_FIELDS)[OrderField]
type TextOf<K extends 'label' | 'invalid' | 'missing' | 'step'> =
  Extract<Entry, Record<K, string>> extends infer E ? (E extends Record<K, infer T extends string> ? T : never) : never

export type OrderFieldLabel = TextOf<'label'>
export type OrderFieldStep = TextOf<'step'>

/** One value for each field, by its type, such as a schema. */
export type ByFieldType<T extends Record<OrderFieldRule['type'], unknown>> = { [F in OrderField]: T[TypeOf<F>] }

/** Digits are empty, and a flag is false, where the shopper tells nothing. */
export type OrderFieldValues = ByFieldType<{ digits: string; flag: boolean }>

export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as OrderField[]

interface NamedRule extends OrderFieldRule {
  label: OrderFieldLabel
  invalid?: TextOf<'invalid'>
  missing?: TextOf<'missing'>
  step?: OrderFieldStep
}

/** The rule of a field, where which one is not known. */
export function ruleOf(field: OrderField): NamedRule {
  return ORDER_FIELDS[field]
}

/** An object with what `make` returns for each field, which `R` must describe. */
export function eachOrderField<R extends Partial<Record<OrderField, unknown>>>(
  make: (field: OrderField) => unknown,
): R {
  return Object.fromEntries(ORDER_FIELD_NAMES.map((field) => [field, make(field)])) as R
}

export function byFieldType<T extends Record<OrderFieldRule['type'], unknown>>(values: T): ByFieldType<T> {
  return eachOrderField((field) => values[ruleOf(field).type])
}

export const NO_ORDER_FIELDS: OrderFieldValues = byFieldType({ digits: '', flag: false })

/** The fields of an order with this method, optionally those that one section of the checkout asks for. */
export function fieldsOfMethod(method: number | null, section?: OrderFieldRule['section']): OrderField[] {
  return ORDER_FIELD_NAMES.filter((field) => {
    const rule = ruleOf(field)
    return rule.methods.some((one) => one === method) && (section === undefined || rule.section === section)
  })
}

/** The values that belong to an order with this method; the others are blank. */
export function valuesOfMethod(values: OrderFieldValues, method: number): OrderFieldValues {
  const asked = fieldsOfMethod(method)
  return eachOrderField((field) => (asked.includes(field) ? values[field] : NO_ORDER_FIELDS[field]))
}

/** The values as they are sent: digits without the blanks that people type. */
export function typedValues(values: OrderFieldValues): OrderFieldValues {
  return eachOrderField((field) => plainValue(values[field]))
}

function plainValue(value: string | boolean) {
  return typeof value === 'string' ? typedDigits(value) : value
}

/** What pages and mails say of a value; empty for none. */
export function fieldText(value: string | boolean, yes: string): string {
  if (typeof value === 'string') return value
  return value ? yes : ''
}

/**
 * Whether what was entered can be sent. Digits are one to three; optional ones may be empty, and are checked as soon as
 * they are not.
 */
export function isFieldValid(field: OrderField, value: string | boolean, isRequired: boolean): boolean {
  if (ruleOf(field).type === 'flag' || typeof value === 'boolean') return true
  const text = typedDigits(value)
  return text === '' ? !isRequired : /^\d{1,3}$/.test(text)
}

export function isFieldRequired(field: OrderField, store: RequiringStore): boolean {
  const { requiredBy } = ruleOf(field)
  return requiredBy !== undefined && store[requiredBy]
}
