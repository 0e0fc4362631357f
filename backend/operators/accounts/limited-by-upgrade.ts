import { and, asc, eq, gte } from 'drizzle-orm'
import { auditEntries } from '@/backend/operators/access/schema'
import type { Database } from '@/backend/platform/db/database'

/** Entries have the database's time, and are compared with that of a process. */
const CLOCKS_DIFFER_MS = 60_000

/** Names of the operators whose abilities migrations have reduced since a process started. */
export async function listLimitedByUpgrade(db: Database, startedAt: Date): Promise<string[]> {
  const since = new Date(startedAt.getTime() - CLOCKS_DIFFER_MS)
  const found = await db
    .select({ name: auditEntries.subject })
    .from(auditEntries)
    .where(and(eq(auditEntries.act, 'operators.limit'), gte(auditEntries.at, since)))
    .orderBy(asc(auditEntries.id))
  return found.map(({ name }) => name)
}

export function limitedSentence(names: string[]): string {
  return `The upgrade has taken something from operators: ${names.join(', ')}. What, says: npm run cli -- audit list --by upgrade`
}
