import { chmod, mkdir, readdir } from 'node:fs/promises'
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
const [PRIVATE_FOLDER, PRIVATE_FILE] = [0o700, 0o600]

/**
 * Opens PGlite in a folder, or in memory. Throws `FolderInUseError`, since two processes would corrupt the folder, and
 * the errors of `adoptBaseline`.
 */
export async function openEmbedded({ folder }: { folder?: string } = {}): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const release = folder ? await lockFolder(folder) : async () => {}
  const files = folder && path.join(folder, 'pgdata')
  if (files) await keepPrivate(files)
  const dataDir = files ?? 'memory://'
  const client = new PGlite({ dataDir, extensions: EXTENSIONS })
  const db = drizzle(traceQueries(client), OPTIONS)
  const close = async () => {
    await client.close()
    await release()
  }
  try {
    await adoptBaseline(db, `move ${folder} aside`)
    await migrate(db, { migrationsFolder: MIGRATIONS })
    if (files) await keepPrivate(files)
  } catch (error) {
    await close()
    throw error
  }
  return { db, engine: 'pglite', close }
}

/** PGlite creates its first files readable and writable by everybody, whatever the umask. */
async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await chmod(folder, PRIVATE_FOLDER)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE)
  }
}
