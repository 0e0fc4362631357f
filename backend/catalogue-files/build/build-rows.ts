import type { FileKind, GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { DesiredRow, DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredRow } from '@/backend/catalogue-files/stored/diff-rows'
import { withoutLeftOut } from './left-out'

/** A column of positions is small: those of longer files repeat, and ids keep their order. */
const LAST = 32_767

type Stored<Row> = ReadonlyMap<string, StoredRow<Row>>

/**
 * The rows of a file by key. What it leaves out of a stored row stays; without positions, new rows come after the stored
 * ones in the order of the file.
 */
export function buildRows<Kind extends FileKind, Row extends object>(
  kind: Kind,
  lines: readonly Line<GivenRow<Kind>>[] | null,
  stored: Stored<Row>,
  build: (line: Line<GivenRow<Kind>>, before: Row | undefined) => [key: string, row: DesiredRow],
  keyOf: (row: GivenRow<Kind>) => string,
): DesiredRows {
  const positions = [...stored.values()].map(({ row }) => Number((row as { position?: number }).position ?? 0))
  const next = positions.reduce((last, position) => Math.max(last, position + 1), 0)
  return new Map(
    (lines ?? []).map((line, index) => {
      const before = stored.get(keyOf(line.row))?.row
      const [key, row] = build(line, before)
      if (!('position' in row)) return [key, before ? withoutLeftOut(kind, row, line.fields) : row]
      const inFile = line.fields.has('position') ? index : next + index
      const placed = { ...row, position: row.position ?? Math.min(inFile, LAST) }
      return [key, before ? withoutLeftOut(kind, placed, line.fields) : placed]
    }),
  )
}
