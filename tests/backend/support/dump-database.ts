import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'

export async function dumpDatabase(db: Database): Promise<string> {
  const rowsOf = async (query: ReturnType<typeof sql.raw>) =>
    ((await db.execute(query)) as unknown as { rows: { text: string }[] }).rows.map((row) => row.text)
  const tables = await rowsOf(
    sql.raw(`select format('%I.%I', schemaname, tablename) as text from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`),
  )
  const texts = await Promise.all(tables.map((table) => rowsOf(sql.raw(`select t::text as text from ${table} t`))))
  return texts.flat().join('\n')
}
