import { z } from 'zod'
import { safeParse } from '@/lib/safe-parse'

/** The format of cells that may have a decimal comma in files with semicolons. */
export const DECIMAL = 'decimal'

export const whole = (min: number, max: number) =>
  z.codec(
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}$/, 'must be a whole number'),
    z.int().min(min).max(max),
    { decode: Number, encode: String },
  )

/** `0.5` for `.5`. */
const withZero = (number: string) => number.replace(/^(-?)\./, '$10.')

export const decimal = (min: number, max: number) =>
  z.codec(
    z
      .string()
      .trim()
      .overwrite(withZero)
      .regex(/^-?\d{1,9}(\.\d{1,15})?$/, 'must be a number such as 3.5')
      .meta({ format: DECIMAL }),
    z.number().min(min).max(max),
    { decode: Number, encode: String },
  )

const AMOUNT = /^(C\$|CA\$|US\$|[$¥£₩]|[A-Z]{3})?\d{1,7}(\.\d{1,3})?$/
const BESIDE_NUMBER = /^([^\d\s.,-]*)\s*(-?[\d.,]+)\s*([^\d\s.,-]*)$/

/** Puts the currency sign first, where it is later compared with the store's currency. */
function tidyAmount(cell: string): string {
  const text = cell.trim().replace('￥', '¥')
  const [, before = '', number, after = ''] = BESIDE_NUMBER.exec(text) ?? []
  return number === undefined || (before && after) ? text : `${(before || after).toUpperCase()}${withZero(number)}`
}

function amountCell(negative: string) {
  return z
    .string()
    .overwrite(tidyAmount)
    .regex(AMOUNT, {
      error: ({ input }) => (`${input}`.includes('-') ? negative : 'must be an amount such as 12.50'),
    })
    .meta({ format: DECIMAL })
}

/** An amount in major units; how many decimals it may have depends on the store's currency. */
export const amount = amountCell('must be an amount such as 12.50, not a negative one')
export const surplus = amountCell('cannot be negative: give the item the price of its smallest choice, and add to that')

/** The currency sign of an amount, such as `$` of `$12.50`, or an empty text. */
export function signOf(cell: string): string {
  return /^\D*/.exec(cell)?.[0] ?? ''
}

/** The number of an amount's cell, with or without a currency sign; NaN if it is none. */
export function numberOf(cell: string): number {
  const { data = '' } = safeParse(amount, cell)
  return data === '' ? Number.NaN : Number(data.slice(signOf(data).length))
}
