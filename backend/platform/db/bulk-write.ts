import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import type { Transaction } from './transaction'

/** Rows of one statement. */
const CHUNK = 2000

/**
 * Sent as one JSON parameter, which is much faster than placeholders. Throws when a row has a key that the first lacks.
 */
export async function bulkInsert<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
  onChunk: () => void = () => undefined,
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const toColumn = columnNames(table)
  const keys = Object.keys(first).filter((key) => key in getTableColumns(table))
  const columns = sql.raw(keys.map((key) => `"${toColumn(key)}"`).join(', '))
  const name = sql.raw(`"${getTableName(table)}"`)
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map((row) => {
      const values = row as Record<string, unknown>
      const more = Object.keys(values).find((key) => !(key in first))
      if (more) throw new Error(`${getTableName(table)}: the first row has no ${more}, another has`)
      return Object.fromEntries(keys.map((key) => [toColumn(key), values[key] ?? null]))
    })
    const json = JSON.stringify(chunk)
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
    )
    onChunk()
  }
}

/** Advances an identity column past the ids that were inserted explicitly. */
export async function advanceIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.raw(`"${name}"`)}), false)`,
  )
}

/** The columns to set in a row. */
export interface RowChange {
  id: number
  set: Record<string, unknown>
}

/** Ignores keys that are no column. Locks rows in the order of their ids, as orders do, which prevents deadlocks. */
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

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnNames(table: PgTable): (key: string) => string {
  const known = getTableColumns(table)
  // a column's name may differ from its key
  return (key) => (known[key]?.keyAsName ? toSnake(key) : (known[key]?.name ?? key))
}
