import { adoptBaseline } from './baseline'
import type { OpenDatabase } from './database'
import { openEmbedded } from './embedded'
import { withExplainedFailure } from './explain-failure'
import { EMPTY_DATABASE, openPostgres } from './postgres'

/** SQLSTATEs of a missing table or column. */
const OUTDATED = ['42P01', '42703']

/** Runs a tool on the configured database; the embedded one only while no API has it open. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  work: (db: OpenDatabase['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = databaseUrl ? openPostgres(databaseUrl, { size: 1 }) : await openEmbedded({ folder: dataDir })
  try {
    if (databaseUrl) await withExplainedFailure(() => adoptBaseline(db, EMPTY_DATABASE))
    return await work(db)
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (OUTDATED.includes(cause?.code ?? ''))
      throw new Error('The schema is not up to date: npm run migrate', { cause })
    throw error
  } finally {
    await close()
  }
}
