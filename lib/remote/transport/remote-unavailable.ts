/** A backend service is down, too slow, or violated its contract. */
export class RemoteUnavailable extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`no answer to ${call}`, options)
    this.name = 'RemoteUnavailable'
  }
}
