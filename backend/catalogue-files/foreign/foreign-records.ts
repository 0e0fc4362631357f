import type { Problems } from '@/backend/catalogue-files/read/problems'
import { type CsvRecord, readRecords } from '@/backend/catalogue-files/read/read-records'
import { toColumnName } from '@/backend/catalogue-files/read/separator'
import type { DroppedValues } from './dropped-values'

export interface ForeignRecord {
  line: number
  /** the cell of the first of these columns that exists; undefined if none does */
  cell(...columns: string[]): string | undefined
}

interface ForeignSource {
  path: string
  file: string
  /** all columns that are read */
  columns: readonly string[]
  /** lists of columns of which each needs at least one */
  needed: readonly (readonly string[])[]
  /** counts the rows with a value in any other column */
  dropped: DroppedValues
}

/** Yields the rows of another system's CSV, whose columns may come in any order and case. */
export async function* readForeignRecords(
  { path, file, columns, needed, dropped }: ForeignSource,
  problems: Problems,
): AsyncGenerator<ForeignRecord> {
  const known = new Map(columns.map((column) => [toColumnName(column), column]))
  let indexes: Map<string, number> | null = null
  let unused: { name: string; index: number }[] = []
  for await (const record of readRecords({ path, file, columns: known }, problems)) {
    if (!indexes) {
      indexes = new Map(record.cells.map((cell, index) => [toColumnName(cell), index]))
      unused = record.cells.flatMap((cell, index) =>
        known.has(toColumnName(cell)) ? [] : [{ name: cell.trim() || `${index + 1}`, index }],
      )
      const has = (column: string) => indexes?.has(toColumnName(column))
      for (const [column = '', ...others] of needed.filter((some) => !some.some(has))) {
        const message = `is missing${others.length > 0 ? `, and so is ${others.join(', ')}` : ''}`
        problems.addUnreadable({ file, line: record.line, column, message })
      }
      if (problems.isUnreadable) return
      continue
    }
    for (const { name, index } of unused) if (record.cells[index]?.trim()) dropped.add(name)
    yield toRecord(record, indexes)
  }
}

function toRecord({ line, cells }: CsvRecord, indexes: ReadonlyMap<string, number>): ForeignRecord {
  return {
    line,
    cell: (...columns) => {
      const index = columns.map((column) => indexes.get(toColumnName(column))).find((one) => one !== undefined)
      return index === undefined ? undefined : (cells[index] ?? '').trim()
    },
  }
}
