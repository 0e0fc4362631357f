/** A service behind the storefront is down, too slow, or answered what its contract does not allow. */
export class RemoteUnavailable extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`no answer to ${call}`, options)
    this.name = 'RemoteUnavailable'
  }
}
