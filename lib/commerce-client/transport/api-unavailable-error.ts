import { BrokenCircuitError } from 'cockatiel'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Errors of a request that was never sent. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

export class ApiUnavailableError extends LoggableError {
  override name = 'ApiUnavailableError'

  /** whether the call may have changed something */
  readonly isWrite: boolean

  constructor(call: string, { isWrite = false, ...options }: ErrorOptions & { isWrite?: boolean } = {}) {
    super(`no answer to ${call}`, options)
    this.isWrite = isWrite
  }

  get mayHaveArrived(): boolean {
    const { cause } = this
    if (cause instanceof BrokenCircuitError) return false
    const codes = cause instanceof AggregateError ? cause.errors.map(codeOf) : [codeOf(cause)]
    return !codes.every((code) => NOT_SENT.includes(code))
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
