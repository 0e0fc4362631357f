import type { DroppedValues } from './dropped-values'
import type { ForeignRecord } from './foreign-records'
import type { Product, Variant } from './product'

export const SALE = {
  regular: 'Regular price',
  sale: 'Sale price',
  starts: 'Date sale price starts',
  ends: 'Date sale price ends',
} as const

/** Addresses may have commas of their own. */
export function picturesOf(record: ForeignRecord): string[] {
  const addresses = (record.cell('Images') ?? '').split(/,\s*(?=https?:)/)
  return addresses.map((address) => address.trim()).filter(Boolean)
}

/** A variation, or a simple product without a name of its own. */
export function toVariant(record: ForeignRecord, name: string, dropped: DroppedValues): Variant {
  const { line } = record
  const variant: Variant = { line, sku: record.cell('SKU') ?? '', name, price: priceOf(record, dropped) }
  const stock = stockOf(record)
  return stock === undefined ? variant : { ...variant, stock }
}

/** A sale price without a period applies for good. */
function priceOf(record: ForeignRecord, dropped: DroppedValues): string {
  const isLimited = Boolean(record.cell(SALE.starts) || record.cell(SALE.ends))
  const regular = record.cell(SALE.regular) ?? ''
  const sale = record.cell(SALE.sale)
  if (isLimited || !sale) return regular
  dropped.add(SALE.regular, 'is not used, since a dish has one price: that of its sale')
  return sale
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
