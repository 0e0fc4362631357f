import type { Logger } from '@/backend/http/logger'
import type { Database, OpenDatabase } from './database'
import { openEmbedded } from './embedded'
import { openPostgres, preparePostgres } from './postgres'

interface DatabaseConfig {
  /** null: the embedded database in `dataDir` */
  databaseUrl: string | null
  databasePool: number
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
    const onLost = (error: Error) => logger.error({}, 'a database connection was lost', error)
    return openPostgres(databaseUrl, { size: databasePool, onLost })
  }
  const open = await openEmbedded({ folder: dataDir })
  await fill(open.db)
  return open
}
