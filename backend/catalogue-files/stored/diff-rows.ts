import { isDeepStrictEqual } from 'node:util'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RowChange } from '@/backend/platform/db/bulk-write'
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
  /** rows that are taken out of sale */
  removed: { id: number; key: string }[]
  /** changes that only the next import reads */
  remembered: Changed[]
  /** the number of rows on sale that the files lack and that stay unchanged */
  kept: number
}

interface Changed extends RowChange {
  key: string
  /** the stored row */
  before: DesiredRow
}

/**
 * Compares desired with stored rows. Missing and undefined columns stay unchanged, and so do missing rows unless
 * `isReplacing`. `ids` has an id for each desired row.
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
 * A stock applies once, when the files change it: while they repeat it, later sales count and an operator's mark as sold
 * out stays.
 */
function withStock(row: DesiredRow, before: StoredRow | undefined): DesiredRow {
  if (row.stock === undefined) return row
  const isMarked = before?.row.soldOut === true
  const isSame = before?.row.fileStock === row.stock && (row.stock !== null || isMarked)
  const stock = isSame ? before?.row.stock : row.stock
  return { ...row, stock, fileStock: row.stock, ...(isMarked && !isSame && { soldOut: false }) }
}

/** The changes of one table. */
export interface TablePlan {
  kind: 'store' | 'section' | 'dish' | 'deal' | 'option' | 'choice' | 'coupon'
  table: PgTable
  idKey: string
  diff: Diff
  /** the ids of the desired rows, by key */
  ids: ReadonlyMap<string, number>
}

export type AddTable = (
  kind: TablePlan['kind'],
  table: PgTable,
  wanted: DesiredRows,
  known: ReadonlyMap<string, StoredRow>,
  ids: ReadonlyMap<string, number>,
  idKey?: string,
) => void
