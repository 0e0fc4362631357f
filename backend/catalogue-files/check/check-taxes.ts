import { isUntaxed, ownTaxClass, TAX_CLASSES } from '@/backend/catalogue/taxes/tax-classes'
import type { FileKind, GivenRow } from '@/backend/catalogue-files/format/files'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { REGIONS } from '@/lib/domain/places/regions'
import type { Report } from './check-cells'

const CLASSES = `use ${TAX_CLASSES.join(', ')}, or one of taxes.csv`

type TaxLine = Line<GivenRow<'taxes'>>

interface Known {
  /** keys of stores, of the files or stored */
  stores: ReadonlySet<string>
  /** classes of stored taxes */
  taxClasses: ReadonlySet<string>
}

/** Checks the taxes with each other, and the classes that other files name. */
export function checkTaxes(catalogue: Catalogue, known: Known, report: Report): void {
  const taxes = catalogue.taxes ?? []
  for (const tax of taxes) checkPlace(tax, known, report)
  const ofPrice = new Map<string, TaxLine[]>()
  for (const tax of taxes) {
    const { store, country, region, taxClass } = tax.row
    if (isUntaxed(taxClass ?? '')) report('taxes', tax.line, 'taxClass', `${taxClass} is never taxed`)
    const price = JSON.stringify([store, country, region, taxClass])
    const before = ofPrice.get(price) ?? []
    for (const one of before) checkBeside(tax, one, report)
    ofPrice.set(price, [...before, tax])
  }
  const classes = new Set([...TAX_CLASSES, ...known.taxClasses, ...taxes.map(({ row }) => row.taxClass)])
  const check = (kind: FileKind, line: number, field: string, word: string | undefined) => {
    const own = ownTaxClass(word ?? '')
    if (own !== '' && !classes.has(own)) report(kind, line, field, `${own} is a class of no tax: ${CLASSES}`)
  }
  for (const kind of ['sections', 'dishes', 'deals'] as const) {
    for (const { line, row } of catalogue[kind] ?? []) check(kind, line, 'taxClass', row.taxClass)
  }
  for (const { line, row } of catalogue.stores ?? []) check('stores', line, 'surchargeTaxClass', row.surchargeTaxClass)
}

function checkPlace({ line, row }: TaxLine, { stores }: Known, report: Report): void {
  const { store, country, region, validFrom, validUntil } = row
  if (store !== undefined && !stores.has(store)) report('taxes', line, 'store', `${store} is no store`)
  if (store === undefined && country === undefined) report('taxes', line, 'country', 'is empty, and so is the store')
  const regions = country && REGIONS[country]
  if (region && regions && !Object.hasOwn(regions, region))
    report('taxes', line, 'region', `is no region of ${country}`)
  if (validFrom && validUntil && validFrom > validUntil) report('taxes', line, 'validUntil', 'is before valid_from')
}

/** Of the taxes of one price: reports two rates of one tax at one time, and prices that would contain a tax and have another added. */
function checkBeside({ line, row }: TaxLine, before: TaxLine, report: Report): void {
  const other = before.row
  const [begins, ends] = [other.validFrom ?? '', other.validUntil ?? '9999']
  if ((row.validFrom ?? '') > ends || (row.validUntil ?? '9999') < begins) return
  if (row.label === other.label)
    report('taxes', line, 'rate', `${row.label} has another rate on line ${before.line} then`)
  else if (row.included !== other.included)
    report('taxes', line, 'included', `differs from line ${before.line}, which is of the same prices`)
}
