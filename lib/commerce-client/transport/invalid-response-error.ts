import { LoggableError } from '@/lib/telemetry/loggable-error'

/** The message says what is missing, never a value. */
export class InvalidResponseError extends LoggableError {
  override name = 'InvalidResponseError'
  /** reaches the error page, which is not told anything else in production */
  readonly digest = 'unreadable_answer'

  constructor(
    call: string,
    reason: string,
    /** whether the call may have changed something */
    readonly isWrite = false,
    /** whether it is a read that the API does not have, by its HTTP status */
    readonly isMissing = false,
  ) {
    super(`cannot read the answer to ${call}: ${reason}`)
  }
}
