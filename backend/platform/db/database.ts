import path from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The embedded PGlite or a PostgreSQL server, with the same schema and SQL. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  /** absent for the embedded database, which has no pool */
  poolUse?: () => PoolUse
  close: () => Promise<void>
}

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
export const OPTIONS = { casing: 'snake_case' } as const
