import type { Logger } from '@/lib/telemetry/logger'
import type { Database, OpenDatabase } from './database'
import { openEmbedded } from './embedded'
import { openPostgres, preparePostgres } from './postgres'

interface DatabaseConfig {
  /** null: the embedded database in `dataDir` */
  databaseUrl: string | null
  databasePool: number
  databaseReadUrl: string | null
  dataDir: string
}

/** Opens the configured database once its schema is up to date and `fill` has run, by one process at a time. */
export async function openDatabase(
  { databaseUrl, databasePool, dataDir }: DatabaseConfig,
  logger: Logger,
  fill: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    await preparePostgres(databaseUrl, fill)
    return openPool(databaseUrl, databasePool, logger)
  }
  const open = await openEmbedded({ folder: dataDir })
  await fill(open.db)
  return open
}

/** Opens the replica for public reads; null where none is configured. */
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
