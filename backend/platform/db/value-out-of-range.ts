/**
 * PostgreSQL error codes for values that no column can store: a number above int4, a zero byte in a text, a date before
 * the first or after the last there is.
 */
const CODES = ['22003', '22007', '22008', '22021', '22P05']

export function isValueOutOfRange(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return CODES.includes(String(cause?.code))
}
