/** An error whose message contains no customer data, so that it may be logged. */
export class ExplainedError extends Error {
  override name = 'ExplainedError'
}
