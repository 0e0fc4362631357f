import { isDeepStrictEqual } from 'node:util'
import type { RowChange } from '@/backend/platform/db/bulk-update'
import type { DesiredRow, DesiredRows } from './desired-rows'

export interface StoredRow<Row = DesiredRow> {
  id: number
  retiredAt: Date | null
  /** at least the columns that files have */
  row: Row
}

export interface Diff {
  created: { id: number; key: string; row: DesiredRow }[]
  changed: Changed[]
  /** those that are taken out of sale */
  removed: { id: number; key: string }[]
  /** what is only remembered for the next import, and nobody sees */
  remembered: Changed[]
  /** how many are for sale, are in no row, and stay as they are */
  kept: number
}

interface Changed extends RowChange {
  key: string
  /** the row as it is stored */
  before: DesiredRow
}

/**
 * Columns that `wanted` lacks or leaves undefined stay as they are, and so do rows, unless the files replace what is
 * stored. `ids` has one for each wanted row.
 */
export function diffRows(
  wanted: DesiredRows,
  stored: ReadonlyMap<string, StoredRow>,
  ids: ReadonlyMap<string, number>,
  isReplacing: boolean,
): Diff {
  const diff: Diff = { created: [], changed: [], removed: [], remembered: [], kept: 0 }
  for (const [key, given] of wanted) {
    const before = stored.get(key)
    const row = withStock(given, before)
    const id = ids.get(key) ?? 0
    if (!before) {
      diff.created.push({ id, key, row })
      continue
    }
    const set = Object.fromEntries(
      Object.entries(row).filter(
        ([column, value]) => value !== undefined && !isDeepStrictEqual(value, before.row[column]),
      ),
    )
    if (before.retiredAt !== null) set.retiredAt = null
    const columns = Object.keys(set)
    if (columns.length === 0) continue
    const isSilent = columns.length === 1 && columns[0] === 'fileStock'
    diff[isSilent ? 'remembered' : 'changed'].push({ id, key, set, before: before.row })
  }
  for (const [key, { id, retiredAt }] of stored) {
    if (retiredAt !== null || wanted.has(key)) continue
    if (isReplacing) diff.removed.push({ id, key })
    else diff.kept += 1
  }
  return diff
}

/**
 * A stock counts from the time the files have it: while they say the same, what was sold since stays sold, and what an
 * operator marked as sold out stays so.
 */
function withStock(row: DesiredRow, before: StoredRow | undefined): DesiredRow {
  if (row.stock === undefined) return row
  const isMarked = before?.row.soldOut === true
  const isSame = before?.row.fileStock === row.stock && (row.stock !== null || isMarked)
  const stock = isSame ? before?.row.stock : row.stock
  return { ...row, stock, fileStock: row.stock, ...(isMarked && !isSame && { soldOut: false }) }
}
