import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import {
  type CatalogueFile,
  columnsOf,
  FILES,
  type FileKind,
  type RowOf,
  toColumn,
} from '@/backend/catalogue/format/files'
import { unguardCell } from '@/backend/catalogue/format/formula-guard'
import { type TextCells, toLocalised } from '@/backend/catalogue/format/texts'
import type { Problems } from './problems'
import { type CsvRecord, readRecords } from './read-records'

const MAX_ROWS = 1_000_000

export interface Line<Row> {
  line: number
  row: Row
}

/** Null without the file; what is wrong with other rows is added to `problems`. */
export async function readRows<Kind extends FileKind>(
  folder: string,
  kind: Kind,
  problems: Problems,
): Promise<Line<RowOf<Kind>>[] | null> {
  const { name: file }: CatalogueFile = FILES[kind]
  const location = path.join(folder, file)
  if (!existsSync(location)) return null
  const rows: Line<RowOf<Kind>>[] = []
  let fields: string[] | null = null
  for await (const record of readRecords(location, file, problems)) {
    if (!fields) {
      fields = readHeader(kind, record, problems)
      if (!fields) return rows
      continue
    }
    const row = readRow(kind, fields, record, problems)
    if (row) rows.push({ line: record.line, row })
    if (rows.length > MAX_ROWS) {
      problems.addUnreadable({ file, line: record.line, message: `has more than ${MAX_ROWS} rows` })
      return rows
    }
  }
  if (!fields) problems.addUnreadable({ file, line: 0, message: 'has no header' })
  return rows
}

/** Null where it has unknown, repeated or too few columns. */
function readHeader(kind: FileKind, { line, cells }: CsvRecord, problems: Problems): string[] | null {
  const { name: file, row }: CatalogueFile = FILES[kind]
  const known = columnsOf(kind)
  const names = cells.map((cell) => cell.trim())
  const before = problems.count
  names.forEach((column, index) => {
    if (!known.has(column)) problems.addUnreadable({ file, line, column, message: 'is an unknown column' })
    else if (names.indexOf(column) !== index) problems.addUnreadable({ file, line, column, message: 'is there twice' })
  })
  for (const [column, field] of known) {
    const isOptional = (row.shape[field] as z.ZodType).safeParse(undefined).success
    if (!isOptional && !names.includes(column)) problems.addUnreadable({ file, line, column, message: 'is missing' })
  }
  return problems.count > before ? null : names.map((column) => known.get(column) ?? '')
}

function readRow<Kind extends FileKind>(
  kind: Kind,
  fields: string[],
  { line, cells }: CsvRecord,
  problems: Problems,
): RowOf<Kind> | null {
  const { name: file, row: schema, texts }: CatalogueFile = FILES[kind]
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
  return parsed.success && untold.length === 0 ? (parsed.data as RowOf<Kind>) : null
}
