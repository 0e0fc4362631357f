import type { Problems } from '@/backend/catalogue-files/read/problems'
import type { DroppedValues } from './dropped-values'
import type { ForeignRecord } from './foreign-records'
import type { Product, Variant } from './product'
import { currentPrice, type ImportTime, type SaleCells } from './sale-price'

export const SALE = {
  regular: 'Regular price',
  sale: 'Sale price',
  starts: 'Date sale price starts',
  ends: 'Date sale price ends',
} as const satisfies Record<keyof SaleCells, string>

export interface Reading {
  file: string
  problems: Problems
  time: ImportTime
  dropped: DroppedValues
}

/** Addresses may have commas of their own. */
export function picturesOf(record: ForeignRecord): string[] {
  const addresses = (record.cell('Images') ?? '').split(/,\s*(?=https?:)/)
  return addresses.map((address) => address.trim()).filter(Boolean)
}

/** A variation, or a simple product without a name of its own. */
export function toVariant(record: ForeignRecord, name: string, reading: Reading): Variant {
  const { line } = record
  const variant: Variant = { line, sku: record.cell('SKU') ?? '', name, ...priceOf(record, reading) }
  const stock = stockOf(record)
  return stock === undefined ? variant : { ...variant, stock }
}

function priceOf(
  record: ForeignRecord,
  { file, problems, time }: Reading,
): Pick<Variant, 'price' | 'regular' | 'until'> {
  const of = (cell: keyof SaleCells) => record.cell(SALE[cell]) ?? ''
  const cells = { regular: of('regular'), sale: of('sale'), starts: of('starts'), ends: of('ends') }
  const { warning, ...prices } = currentPrice(cells, time)
  if (warning) problems.warn({ file, line: record.line, column: SALE[warning.of], message: warning.message })
  return prices
}

function stockOf(record: ForeignRecord): number | null | undefined {
  const [inStock, stock] = [record.cell('In stock?'), record.cell('Stock')]
  if (inStock === undefined && stock === undefined) return
  if (inStock === '0') return 0
  const goesOn = !['', '0'].includes(record.cell('Backorders allowed?') ?? '')
  return goesOn || !stock || !/^-?\d+$/.test(stock) ? null : Math.max(0, Number(stock))
}

export function taxClassOf(record: ForeignRecord, dropped: DroppedValues): Product['taxClass'] {
  if (record.cell('Tax status')?.toLowerCase() === 'none') return 'exempt'
  const taxClass = record.cell('Tax class')?.toLowerCase() ?? ''
  if (taxClass === 'zero-rate') return 'zero'
  if (!['', 'standard', 'parent'].includes(taxClass)) dropped.add('Tax class', `${taxClass} is not used`)
  return 'standard'
}
