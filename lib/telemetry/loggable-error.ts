/** Shared by all copies of this module in a process, since an error may come from another bundle. */
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

/** Contains nothing that a customer could have written. */
export interface DescribedError {
  kind: string
  /** undefined unless it is a LoggableError */
  message: string | undefined
  /** the system's or the database's, such as ECONNREFUSED or 23505 */
  code: unknown
  constraint: unknown
  frames: string[]
}

/** An error's kind, code and stack frames, and the message of a LoggableError; other messages may quote customers. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { kind: typeof error, message: undefined, code: undefined, constraint: undefined, frames: [] }
  }
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined
  const stack = (error.stack ?? '').replace(error.message, () => '')
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    kind: error.name,
    message: isLoggable(error) ? error.message : undefined,
    code: cause?.code ?? (error as { code?: unknown }).code,
    constraint: cause?.constraint,
    frames: frames.slice(0, 8).map((line) => line.trim()),
  }
}
