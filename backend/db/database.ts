import path from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database handle that services use: same schema and SQL on both engines. `Transaction` is one inside a
 * transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Connections of a pool, and callers that wait for one. */
export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  /** of an engine with connections */
  poolUse?: () => PoolUse
  close: () => Promise<void>
}

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
export const OPTIONS = { casing: 'snake_case' } as const
