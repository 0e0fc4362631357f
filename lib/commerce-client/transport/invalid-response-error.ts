import { LoggableError } from '@/lib/telemetry/loggable-error'

/** A response that lacks what its call cannot do without; the message says what, never a value. */
export class InvalidResponseError extends LoggableError {
  override name = 'InvalidResponseError'
  /** reaches the error page, which is not told anything else in production */
  readonly digest = 'unreadable_answer'

  constructor(call: string, reason: string) {
    super(`cannot read the answer to ${call}: ${reason}`)
  }
}
