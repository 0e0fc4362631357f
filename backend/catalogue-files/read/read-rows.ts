import {
  type CatalogueFile,
  columnsOf,
  FILES,
  type FileKind,
  type GivenRow,
} from '@/backend/catalogue-files/format/files'
import type { Problems } from './problems'
import { type Header, readHeader } from './read-header'
import { readRecords } from './read-records'
import { readRow } from './read-row'

const MAX_ROWS = 1_000_000

export interface Line<Row> {
  line: number
  row: Row
  /** the fields whose columns the file has; other fields of a stored row stay unchanged */
  fields: ReadonlySet<string>
}

/** Reads the valid rows of a file; invalid ones are added to `problems`. */
export async function readRows<Kind extends FileKind>(
  path: string,
  kind: Kind,
  problems: Problems,
): Promise<Line<GivenRow<Kind>>[]> {
  const { name: file }: CatalogueFile = FILES[kind]
  const rows: Line<GivenRow<Kind>>[] = []
  let header: Header | null = null
  for await (const record of readRecords({ path, file, columns: columnsOf(kind) }, problems)) {
    if (!header) {
      header = readHeader(kind, record, problems)
      if (!header) return rows
      continue
    }
    const row = readRow(kind, header, record, problems)
    if (row) rows.push({ line: record.line, row, fields: header.given })
    if (rows.length > MAX_ROWS) {
      problems.addUnreadable({
        file,
        line: record.line,
        message: `has more than ${MAX_ROWS.toLocaleString('en')} rows`,
      })
      return rows
    }
  }
  if (!header && !problems.isUnreadable) problems.addUnreadable({ file, line: 0, message: 'has no header' })
  return rows
}
