import type { FileKind } from '@/backend/catalogue-files/format/files'
import { numberOf } from '@/backend/catalogue-files/format/numbers'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { Report } from './check-cells'

export interface PricedLine {
  kind: FileKind
  line: number
  field: string
  /** an amount as `amount` reads it */
  price: string
}

/** Cents typed as dollars are about 100 times the others; ordinary prices of a menu are within a factor of 50. */
const FACTOR = 50

/** Warns of prices of zero, and of those whose decimal point may be wrong, going by the median of the list. */
export function warnOfPrices(lines: readonly PricedLine[], warn: Report): void {
  const median = medianOf(lines.map(({ price }) => numberOf(price)).filter((value) => value > 0))
  for (const { kind, line, field, price } of lines) {
    const doubt = doubtOfPrice(numberOf(price), median)
    if (doubt) warn(kind, line, field, doubt)
  }
}

function doubtOfPrice(price: number, median: number): string | null {
  if (price === 0) return 'is 0'
  const usual = `the median price of the file, ${Number(median.toFixed(2))}`
  if (price >= median * FACTOR) return `is ${Math.round(price / median)} times ${usual}: is its decimal point missing?`
  if (price * FACTOR <= median) return `is 1/${Math.round(median / price)} of ${usual}: is its decimal point wrong?`
  return null
}

/** The prices of dishes and deals, a list for each store and column. Gift cards cost what they are worth. */
export function pricesOf({ dishes, deals }: Catalogue): PricedLine[][] {
  const lists = new Map<string, PricedLine[]>()
  const add = (store: string, kind: FileKind, line: number, field: string, price: string | undefined) => {
    if (price === undefined) return
    const name = [store, kind, field].join(' ')
    const list = lists.get(name) ?? []
    list.push({ kind, line, field, price })
    lists.set(name, list)
  }
  for (const { line, row } of dishes ?? []) {
    if (row.kind === LINE_KIND.giftCard) continue
    add(row.store, 'dishes', line, 'price', row.price)
    add(row.store, 'dishes', line, 'regularPrice', row.regularPrice)
  }
  for (const { line, row } of deals ?? []) {
    add(row.store, 'deals', line, 'price', row.price)
    add(row.store, 'deals', line, 'dealPrice', row.dealPrice)
  }
  return [...lists.values()]
}

/** Of an even number of values the lower one in the middle, since a point is forgotten more often than misplaced. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
