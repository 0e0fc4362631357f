import { ExplainedError } from '@/lib/telemetry/explained-error'

/** A backend service is down or too slow. */
export class RemoteUnavailable extends ExplainedError {
  override name = 'RemoteUnavailable'

  constructor(call: string, options?: ErrorOptions) {
    super(`no answer to ${call}`, options)
  }
}
