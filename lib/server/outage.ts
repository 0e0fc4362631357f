/**
 * Whether the API did not answer: the metrics count that, and it is no error of the storefront. Recognised by its name,
 * since each of Next's bundles has its own class.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiUnavailableError'
}
