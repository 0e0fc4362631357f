/** A backend service is down or too slow. */
export class RemoteUnavailable extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`no answer to ${call}`, options)
    this.name = 'RemoteUnavailable'
  }
}
