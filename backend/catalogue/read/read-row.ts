import { type CatalogueFile, FILES, type FileKind, type GivenRow, toColumn } from '@/backend/catalogue/format/files'
import { unguardCell } from '@/backend/catalogue/format/formula-guard'
import { type TextCells, toLocalised } from '@/backend/catalogue/format/texts'
import type { Problems } from './problems'
import type { Header } from './read-header'
import type { CsvRecord } from './read-records'

/** Null where something is wrong with it, which is added to `problems`. */
export function readRow<Kind extends FileKind>(
  kind: Kind,
  { fields, schema, texts }: Header,
  { line, cells }: CsvRecord,
  problems: Problems,
): GivenRow<Kind> | null {
  const { name: file }: CatalogueFile = FILES[kind]
  if (cells.length !== fields.length) {
    problems.add({ file, line, message: `has ${cells.length} cells instead of ${fields.length}` })
    return null
  }
  const filled = fields.flatMap((field, index) => {
    const cell = unguardCell(cells[index] ?? '')
    return cell.trim() === '' ? [] : [[field, cell] as const]
  })
  const given = Object.fromEntries(filled)
  const parsed = schema.safeParse(given)
  for (const {
    path: [field = ''],
    message,
  } of parsed.error?.issues ?? []) {
    const isEmpty = given[String(field)] === undefined
    problems.add({ file, line, column: toColumn(String(field)), message: isEmpty ? 'is empty' : message })
  }
  const untold = texts.filter((text) => !toLocalised(given as TextCells<string>, text))
  for (const text of untold) {
    problems.add({ file, line, column: toColumn(text), message: 'is empty in every language' })
  }
  return parsed.success && untold.length === 0 ? (parsed.data as unknown as GivenRow<Kind>) : null
}
