import { DrizzleQueryError } from 'drizzle-orm'

/** SQLSTATEs of a database that is stopping, full, or too busy for this statement. */
const UNAVAILABLE_STATES = new Set([
  '08000',
  '08003',
  '08006',
  // a pooler's code for everything that it cannot do now
  '08P01',
  // a standby, during a failover
  '25006',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/**
 * The driver has no codes for these. A statement that times out while PostgreSQL compiles a regular expression has the
 * code of an invalid one.
 */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|invalid regular expression: operation cancelled/

/** Whether the database did not answer in time, so that the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // its message contains the values of the query, such as what somebody searched for
  if (error instanceof DrizzleQueryError) return isUnavailable(error.cause)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (UNAVAILABLE_STATES.has(code) || SYSTEM_CODES.has(code))) return true
  return MESSAGES.test(error.message) || isUnavailable(error.cause)
}

/** Whether a statement violated the unique constraint of this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined
  return cause?.code === '23505' && cause.constraint === constraint
}

/** SQLSTATEs for values that no column can store: a number above int4, a zero byte in a text, a date out of range. */
const VALUE_STATES = ['22003', '22007', '22008', '22021', '22P05']

/** Whether a value of a statement was out of range, which is an error of the caller. */
export function isValueOutOfRange(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return VALUE_STATES.includes(String(cause?.code))
}
