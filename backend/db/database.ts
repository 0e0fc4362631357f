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

/** What migrations of data need to know. */
export interface MigrationSettings {
  /** the domain of made-up addresses, if not the default */
  customerDomain?: string
  /** receives what a migration reports */
  onReport?: (message: string) => void
  /** called at each step, and while another process does the work */
  onProgress?: () => void
}

/** Where migrations read the domain of made-up addresses. */
export const CUSTOMER_DOMAIN_SETTING = 'plaza.customer_domain'

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
export const OPTIONS = { casing: 'snake_case' } as const
