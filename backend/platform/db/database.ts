import path from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Same schema and SQL on both engines. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

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
