import { expect, test } from 'vitest'
import { withExplainedFailure } from '@/backend/platform/db/explain-failure'
import { EnvironmentError } from '@/lib/env-values'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })
const rejectionOf = (error: Error) =>
  withExplainedFailure(() => Promise.reject(error)).catch((reason: unknown) => reason)

// tests/start/unusable-database.soak.test.ts has what a real server says
test.each([
  ['starting', failure('the database system is starting up', '57P03'), 'it is starting, stopping or in recovery'],
  ['without extensions', failure('extension "pg_trgm" is not available', '0A000'), 'install the contrib package'],
  [
    'at each address of a name',
    new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED'), failure('other', 'ECONNREFUSED')]),
    'is PostgreSQL running there',
  ],
  [
    'below an error of the query',
    new Error('Failed query: select 1', { cause: failure('too many clients', '53300') }),
    'raise max_connections',
  ],
])('a database that cannot be used, %s, is one line with advice', async (_, error, advice) => {
  const reason = await rejectionOf(error)
  expect(reason).toBeInstanceOf(EnvironmentError)
  expect((reason as Error).message).toMatch(/^The database cannot be used: .*; .*$/)
  expect((reason as Error).message).toContain(`; ${advice}`)
})

test('a bug stays the error that it is', async () => {
  for (const error of [failure('syntax error at or near "form"', '42601'), failure('another feature', '0A000')])
    expect(await rejectionOf(error)).toBe(error)
})
