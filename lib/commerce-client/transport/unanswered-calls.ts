import { BrokenCircuitError, TaskCancelledError } from 'cockatiel'
import { ApiUnavailableError } from './api-unavailable-error'
import { InvalidResponseError } from './invalid-response-error'
import { logSparsely } from './log-sparsely'

const logUnanswered = logSparsely('a call was not answered')

/**
 * Logs a call without an answer, with how it failed, or that the API does not have it. One that cannot be read is logged
 * by whoever needed its answer.
 */
export function logIfUnanswered(call: string, error: unknown): void {
  if (error instanceof ApiUnavailableError) logUnanswered({ call, reason: reasonOf(error.cause) })
  else if (error instanceof InvalidResponseError && error.isMissing) logUnanswered({ call, reason: 'no such call' })
}

/** `HTTP 500`, `RC 500`, a code as `ECONNREFUSED`, or the name of an error as `TimeoutError`. */
function reasonOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  if (!(cause instanceof Error)) return 'unknown'
  // both are named “Error”
  if (cause instanceof TaskCancelledError) return 'TimeoutError'
  if (cause instanceof BrokenCircuitError) return 'BrokenCircuitError'
  if (/^HTTP \d{3}$/.test(cause.message)) return cause.message
  const { code } = { ...cause, ...(cause.cause as object | undefined) } as { code?: unknown }
  return typeof code === 'string' ? code : cause.name
}
