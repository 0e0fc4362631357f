/** Of every copy of this module in a process: an error may come from another bundle. */
const EXPLAINED = Symbol.for('plaza.explained-error')

/** An error whose message contains no customer data, so that it may be logged and reported. */
export class LoggableError extends Error {
  override name = 'LoggableError'
  readonly [EXPLAINED] = true
}

/** Whether it says of itself what happened, as where a provider did not answer. */
export function isLoggable(error: unknown): boolean {
  return error instanceof Error && EXPLAINED in error
}
