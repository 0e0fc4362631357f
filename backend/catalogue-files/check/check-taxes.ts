import { checkRules } from '@/backend/catalogue/taxes/check-rules'
import { ownTaxClass, TAX_CLASSES } from '@/backend/catalogue/taxes/tax-classes'
import type { FileKind, GivenRow } from '@/backend/catalogue-files/format/files'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
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
  checkRules(taxes.map(toRule), ({ line }, field, message) => report('taxes', line, field, message))
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
  const { store, country } = row
  if (store !== undefined && !stores.has(store)) report('taxes', line, 'store', `${store} is no store`)
  if (store === undefined && country === undefined) report('taxes', line, 'country', 'is empty, and so is the store')
}

function toRule({ line, row }: TaxLine) {
  const { store, country, region, taxClass = '', label = '', included = false, validFrom, validUntil } = row
  return {
    ...{ line, name: `line ${line}`, place: JSON.stringify([store, country, region]), country, region },
    ...{ taxClass, label, isIncluded: included, from: validFrom ?? null, until: validUntil ?? null },
  }
}
