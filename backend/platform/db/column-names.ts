import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export function columnNames(table: PgTable): (key: string) => string {
  const known = getTableColumns(table)
  // a column's name may differ from its key
  return (key) => (known[key]?.keyAsName ? toSnake(key) : (known[key]?.name ?? key))
}
