import { signOf } from '@/backend/catalogue-files/format/numbers'
import type { InstalledCities } from '@/backend/config/cities'
import { toMinor } from '@/lib/domain/money/decimals'

/** The columns that a row gets from the files, without its id. */
export type DesiredRow = Record<string, unknown>
/** Rows of one table by the merchant's key. */
export type DesiredRows = Map<string, DesiredRow>

export interface Conversion {
  gid: number
  currency: string
  timeZone: string
  now: Date
  pictureOf: (name: string) => string
  cities: InstalledCities
}

/** Minor units of an amount, with or without a currency sign; 0 for an empty cell. */
export function toCents(amount: string | undefined, currency: string): number {
  return amount === undefined ? 0 : toMinor(amount.slice(signOf(amount).length), currency)
}

export function keysOf<T extends object>(shape: T): (keyof T)[] {
  return Object.keys(shape) as (keyof T)[]
}
