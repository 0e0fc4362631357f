import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnNames } from './column-names'
import type { Transaction } from './transaction'

const CHUNK = 2000

export interface RowChange {
  id: number
  set: Record<string, unknown>
}

/** Keys that are no column are left out. Rows are locked in the order of their ids, as orders lock them. */
export async function bulkUpdate(
  tx: Transaction,
  table: PgTable,
  idKey: string,
  changes: readonly RowChange[],
): Promise<void> {
  const known = getTableColumns(table)
  const alike = new Map<string, RowChange[]>()
  for (const change of [...changes].sort((a, b) => a.id - b.id)) {
    const keys = Object.keys(change.set)
      .filter((key) => key in known)
      .sort()
      .join()
    if (keys) alike.set(keys, [...(alike.get(keys) ?? []), change])
  }
  const toColumn = columnNames(table)
  const [name, id] = [sql.identifier(getTableName(table)), sql.identifier(toColumn(idKey))]
  const ids = changes.map((change) => change.id)
  if (ids.length > 0) {
    const list = JSON.stringify(ids)
    await tx.execute(sql`
      select 1 from ${name} where ${id} in (select value::int from json_array_elements_text(${list}::json))
      order by ${id} for update`)
  }
  for (const [keys, rows] of alike) {
    const columns = keys.split(',').map(toColumn)
    const set = sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`),
      sql`, `,
    )
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK).map((row) => {
        const values = keys.split(',').map((key) => [toColumn(key), row.set[key] ?? null])
        return { ...Object.fromEntries(values), [toColumn(idKey)]: row.id }
      })
      await tx.execute(sql`
        update ${name} t set ${set} from json_populate_recordset(null::${name}, ${JSON.stringify(chunk)}::json) r
        where t.${id} = r.${id}`)
    }
  }
}
