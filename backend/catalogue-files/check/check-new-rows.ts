import {
  type CatalogueFile,
  FILES,
  type FileKind,
  isRequired,
  namesRow,
  toColumn,
} from '@/backend/catalogue-files/format/files'
import { fieldsOfText } from '@/backend/catalogue-files/format/text-columns'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { KEYED_KINDS, type StoredFacts } from '@/backend/catalogue-files/stored/facts'
import type { Report } from './check-cells'
import { KEY_OF, knownRows } from './row-keys'

/** Reports new rows that lack a column which only a stored row can lack. */
export function checkNewRows(shop: ShopFiles, facts: StoredFacts, report: Report): void {
  if (shop.store && !facts.stores.has(shop.key)) checkWhole('stores', shop.store, report)
  for (const kind of KEYED_KINDS) {
    const known = knownRows(shop, kind, facts)
    for (const line of (shop[kind] ?? []) as Line<never>[]) {
      if (!known.has(KEY_OF[kind](line.row))) checkWhole(kind, line, report)
    }
  }
}

/** Reports each column that a new row needs and its file lacks. */
export function checkWhole(kind: FileKind, { line, fields }: Line<unknown>, report: Report): void {
  const missing = missingByFields.get(fields) ?? missingOf(kind, fields)
  missingByFields.set(fields, missing)
  for (const field of missing) {
    report(kind, line, field, `is missing, and ${toColumn(field)} is needed for a row that is new`)
  }
}

/** A cache, since all rows of a file share their fields and the schemas are slow to query. */
const missingByFields = new WeakMap<ReadonlySet<string>, string[]>()

function missingOf(kind: FileKind, fields: ReadonlySet<string>): string[] {
  const { row, texts }: CatalogueFile = FILES[kind]
  const absent = Object.keys(row.shape).filter((field) => !fields.has(field) && !namesRow(kind, field))
  const untold = texts.filter((text) => !fieldsOfText(text).some((field) => fields.has(field)))
  return [...absent.filter((one) => isRequired(kind, one)), ...untold]
}
