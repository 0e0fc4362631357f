import type { Database } from '@/backend/platform/db/database'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'

/** Runs `act` on a second app with the same database, and returns the SQL it sent. */
export async function countingQueries<T>(
  { db, clock, close }: TestApp,
  act: (counted: TestApp) => Promise<T>,
): Promise<{ queries: string[]; answer: T }> {
  const queries: string[] = []
  const counted = createTestApp(noting(db, queries), close)
  counted.clock.set(clock.now().toISOString())
  return { answer: await act(counted), queries }
}

interface Session {
  prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown
}

/** The same database, its session writing down each statement that it prepares. */
function noting(db: Database, queries: string[]): Database {
  const { session, dialect } = db as unknown as { session: Session; dialect: unknown }
  const watched: Session = Object.create(session)
  watched.prepareQuery = (query, ...rest) => {
    queries.push(query.sql)
    return session.prepareQuery(query, ...rest)
  }
  const Same = db.constructor as new (dialect: unknown, session: Session, schema: undefined) => Database
  return new Same(dialect, watched, undefined)
}
