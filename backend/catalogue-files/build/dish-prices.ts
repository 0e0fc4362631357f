import { isDeepStrictEqual } from 'node:util'
import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { toInstant } from '@/backend/catalogue-files/format/times'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { type Conversion, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import { changePrices, type Prices } from '@/lib/domain/money/price-at'

const COLUMNS = ['price', 'regularPrice', 'priceUntil'] as const satisfies readonly (keyof Prices)[]

/**
 * The prices that a row gives a dish: none if it says what is stored. A price without the columns of a sale goes on with
 * a sale below its regular price, and ends one that is over.
 */
export function buildPrices(
  { row, fields }: Line<GivenRow<'dishes'>>,
  before: Prices | undefined,
  { currency, timeZone, now }: Conversion,
): Partial<Prices> {
  const regularPrice = row.regularPrice === undefined ? null : toCents(row.regularPrice, currency)
  const priceUntil = toInstant(row.priceUntil, timeZone) ?? null
  if (!before) return { price: toCents(row.price, currency), regularPrice, priceUntil }
  const given: Partial<Prices> = {
    ...(row.price !== undefined && { price: toCents(row.price, currency) }),
    ...(fields.has('regularPrice') && { regularPrice }),
    ...(fields.has('priceUntil') && { priceUntil }),
  }
  const isSame = COLUMNS.every((column) => !(column in given) || isDeepStrictEqual(given[column], before[column]))
  return isSame ? {} : changePrices(before, given, now)
}
