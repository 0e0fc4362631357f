import type { GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { KnownRow } from '@/backend/catalogue-files/stored/facts'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { Report } from './check-cells'

/** Reports a regular price that is not above the price, and an end without one; `stored` has what the file lacks. */
export function checkDishPrices(
  { line, row, fields }: Line<GivenRow<'dishes'>>,
  { currency, stored }: { currency: string; stored: KnownRow | undefined },
  report: Report,
): void {
  const { regularPrice, priceUntil } = row
  const price = row.price === undefined ? stored?.price : toCents(row.price, currency)
  if (price === undefined) return
  const given = regularPrice === undefined ? null : toCents(regularPrice, currency)
  const regular = fields.has('regularPrice') ? given : (stored?.regularPrice ?? null)
  const isSale = regular !== null && regular > price
  if (given !== null && !isSale) report('dishes', line, 'regularPrice', 'must be above the price')
  else if (given !== null && row.kind === LINE_KIND.giftCard)
    report('dishes', line, 'regularPrice', 'must be empty: a gift card costs what it is worth')
  else if (priceUntil !== undefined && !isSale)
    report('dishes', line, 'priceUntil', 'needs a regular_price above the price, which counts from then on')
}
