import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { adoptBaseline } from './baseline'
import { MIGRATIONS, OPTIONS, type OpenDatabase } from './database'
import { lockFolder } from './folder-lock'
import { traceQueries } from './trace-queries'

const EXTENSIONS = { pg_trgm, unaccent }

/** In memory without `folder`. Throws `FolderInUseError` (two would corrupt it), and what `adoptBaseline` does. */
export async function openEmbedded({ folder }: { folder?: string } = {}): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true })
  const release = folder ? await lockFolder(folder) : async () => {}
  const dataDir = folder ? path.join(folder, 'pgdata') : 'memory://'
  const client = new PGlite({ dataDir, extensions: EXTENSIONS })
  const db = drizzle(traceQueries(client), OPTIONS)
  const close = async () => {
    await client.close()
    await release()
  }
  try {
    await adoptBaseline(db, `move ${folder} aside`)
    await migrate(db, { migrationsFolder: MIGRATIONS })
  } catch (error) {
    await close()
    throw error
  }
  return { db, engine: 'pglite', close }
}
