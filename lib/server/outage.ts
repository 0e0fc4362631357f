/** Until a call that found no API may be made again, since the breaker tries one after that time. */
export const RETRY_SECONDS = '5'

/**
 * Whether the API did not answer: the metrics count that, and it is no error of the storefront. Recognised by its name,
 * since each of Next's bundles has its own class.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiUnavailableError'
}
