import { signOf } from '@/backend/catalogue-files/format/numbers'
import { toMinor } from '@/lib/domain/money/decimals'

/** The columns of a row as the files want them, without its id. */
export type DesiredRow = Record<string, unknown>
/** Rows of one table by the merchant's key. */
export type DesiredRows = Map<string, DesiredRow>

export interface Conversion {
  gid: number
  currency: string
  timeZone: string
  pictureOf: (name: string) => string
}

/** 0 for an empty cell. A sign of money does not count. */
export function toCents(amount: string | undefined, currency: string): number {
  return amount === undefined ? 0 : toMinor(amount.slice(signOf(amount).length), currency)
}

export function pick<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>
}

export function keysOf<T extends object>(shape: T): (keyof T)[] {
  return Object.keys(shape) as (keyof T)[]
}
