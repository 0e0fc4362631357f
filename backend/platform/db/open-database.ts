import { sql } from 'drizzle-orm'
import { EnvironmentError } from '@/lib/env-values'
import type { Logger } from '@/lib/telemetry/logger'
import type { Database, OpenDatabase } from './database'
import { openEmbedded } from './embedded'
import { withExplainedFailure } from './explain-failure'
import { openPostgres, preparePostgres } from './postgres'

interface DatabaseConfig {
  /** null: the embedded database in `dataDir` */
  databaseUrl: string | null
  /** the database behind a pooler at `databaseUrl`; null: `databaseUrl` */
  databaseDirectUrl: string | null
  databasePool: number
  databaseReadUrl: string | null
  dataDir: string
}

/**
 * Opens the configured database with the current schema. `fill` runs in one process at a time; `onProgress` is also
 * called while another process fills it.
 */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, databasePool, dataDir }: DatabaseConfig,
  logger: Logger,
  fill: (db: Database) => Promise<void>,
  onProgress: () => void = () => undefined,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    await preparePostgres(databaseDirectUrl ?? databaseUrl, fill, onProgress)
    const open = openPool(databaseUrl, databasePool, logger)
    await assertLimits(open)
    return open
  }
  const open = await openEmbedded({ folder: dataDir })
  onProgress()
  await fill(open.db)
  return open
}

/** Null if no replica is configured. */
export function openReplica(
  { databaseReadUrl, databasePool }: Pick<DatabaseConfig, 'databaseReadUrl' | 'databasePool'>,
  logger: Logger,
): OpenDatabase | null {
  return databaseReadUrl ? openPool(databaseReadUrl, databasePool, logger) : null
}

function openPool(url: string, size: number, logger: Logger): OpenDatabase {
  return openPostgres(url, {
    size,
    onLost: (error) => logger.error({}, 'a database connection was lost', error),
  })
}

/** Throws an EnvironmentError for a pooler that rejects the time limits, which are parameters of each connection. */
async function assertLimits({ db, close }: OpenDatabase): Promise<void> {
  try {
    await withExplainedFailure(() => db.execute(sql`select 1`))
  } catch (error) {
    await close()
    const cause = error instanceof Error ? `${error.message} ${error.cause}` : ''
    if (!cause.includes('unsupported startup parameter')) throw error
    throw new EnvironmentError([
      'DATABASE_URL is a pooler that refuses limits of time: it needs the two lines about them of deploy/pgbouncer.ini.',
    ])
  }
}
