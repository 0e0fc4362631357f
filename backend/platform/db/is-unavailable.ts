/** SQLSTATEs of a database that is stopping, full, or too busy for this statement. */
const STATES = new Set([
  '08000',
  '08003',
  '08006',
  // a pooler says so of all that it cannot do now
  '08P01',
  // a standby: the database is failing over
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
/** The driver has no codes for these. */
const MESSAGES = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/

/** Whether the same call may succeed in a moment: the database did not answer in time, or not at all. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (STATES.has(code) || SYSTEM_CODES.has(code))) return true
  return MESSAGES.test(error.message) || isUnavailable(error.cause)
}
