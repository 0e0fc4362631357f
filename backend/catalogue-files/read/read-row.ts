import {
  type CatalogueFile,
  FILES,
  type FileKind,
  type GivenRow,
  toColumn,
} from '@/backend/catalogue-files/format/files'
import { unguardCell } from '@/backend/catalogue-files/format/formula-guard'
import { type TextCells, toLocalised } from '@/backend/catalogue-files/format/text-columns'
import { schemaError } from '@/backend/platform/errors/schema-error'
import type { Problems } from './problems'
import type { Header } from './read-header'
import type { CsvRecord } from './read-records'

/** A number with a decimal comma; a number that also has a point is ambiguous. */
const WITH_COMMA = /^([^\d,.]{0,8}\d{0,9}),(\d{1,15}[^\d,.]{0,8})$/

/** Null for an invalid row, which is added to `problems`. */
export function readRow<Kind extends FileKind>(
  kind: Kind,
  { fields, schema, texts, withComma }: Header,
  { line, cells }: CsvRecord,
  problems: Problems,
): GivenRow<Kind> | null {
  const { name: file }: CatalogueFile = FILES[kind]
  if (cells.length !== fields.length) {
    problems.add({ file, line, message: `has ${cells.length} cells instead of ${fields.length}` })
    return null
  }
  const nameless = cells.findIndex((cell, index) => fields[index] === '' && cell.trim() !== '')
  if (nameless >= 0) {
    const message = `has “${cells[nameless]?.trim()}” in column ${nameless + 1}, which has no name`
    problems.add({ file, line, message })
    return null
  }
  const filled = fields.flatMap((field, index) => {
    const cell = unguardCell(cells[index] ?? '')
    if (field === '' || cell.trim() === '') return []
    return [[field, withComma.has(field) ? cell.replace(WITH_COMMA, '$1.$2') : cell] as const]
  })
  const given = Object.fromEntries(filled)
  const parsed = schema.safeParse(given, { error: schemaError })
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
