import type { PgTable } from 'drizzle-orm/pg-core'
import type { DesiredRows } from './desired-rows'
import type { Diff, StoredRow } from './diff-rows'

export interface TablePlan {
  kind: 'store' | 'section' | 'dish' | 'deal' | 'option' | 'choice' | 'coupon'
  table: PgTable
  idKey: string
  diff: Diff
  /** of the wanted rows, by key */
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
