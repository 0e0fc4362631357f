import { sql } from 'drizzle-orm'
import type { Config } from '@/backend/config/config'
import type { Database } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { createTestApp, NO_ORDER_LIMITS, type TestApp } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'

const CONNECTIONS = 30
/** Hundreds of requests at once wait for a connection, on a machine that may have other things to do. */
const WAIT_MS = 120_000

/** The API over a new database of its own on a real PostgreSQL; its shoppers may order without limit. */
export async function openRaceApp(purpose: string, overrides: Partial<Config> = {}): Promise<TestApp> {
  const open = openPostgres(await createDatabase(purpose), { size: CONNECTIONS, waitMs: WAIT_MS })
  return createTestApp(open.db, open.close, { logLevel: 'silent', orderLimits: NO_ORDER_LIMITS, ...overrides })
}

/**
 * Runs `task` so many times at once and counts what it answers. Every connection is open before: a first
 * task that need not wait for one would be done before the others have theirs, and race with nobody.
 */
export async function countAnswers(
  db: Database,
  times: number,
  task: (index: number) => Promise<number>,
): Promise<Record<number, number>> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => db.execute(sql`select 1`)))
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => task(index)))
  const counts: Record<number, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
