import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockFolder } from './folder-lock'

/** What services work with, the same schema and SQL on both engines; `Transaction` is one inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  close: () => Promise<void>
}

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
const OPTIONS = { casing: 'snake_case' } as const

/** Opens PostgreSQL at `url` and brings its schema up to date. */
export async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000 })
  const db = drizzlePg(pool, OPTIONS)
  await migratePg(db, { migrationsFolder: MIGRATIONS })
  return { db, engine: 'postgres', close: () => pool.end() }
}

/** An empty embedded database with today's schema, for `openEmbedded`. */
export async function makeImage(): Promise<Blob> {
  const client = new PGlite('memory://', { extensions: { pg_trgm } })
  await migratePglite(drizzlePglite(client, OPTIONS), { migrationsFolder: MIGRATIONS })
  const image = await client.dumpDataDir('none')
  await client.close()
  return image
}

/**
 * Opens the embedded database in `folder`, or in memory without one; a new one may begin as an image, which is quicker.
 * Throws `FolderInUseError` when another process holds the folder: two would corrupt it.
 */
export async function openEmbedded({ folder, image }: { folder?: string; image?: Blob } = {}): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true })
  const release = folder ? await lockFolder(folder) : async () => {}
  const dataDir = folder ? path.join(folder, 'pgdata') : 'memory://'
  const client = new PGlite({ dataDir, extensions: { pg_trgm }, ...(image && { loadDataDir: image }) })
  const db = drizzlePglite(client, OPTIONS)
  await migratePglite(db, { migrationsFolder: MIGRATIONS })
  const close = async () => {
    await client.close()
    await release()
  }
  return { db, engine: 'pglite', close }
}
