/** A failure whose message holds nothing of a customer, so that the log may show it. */
export class ExplainedError extends Error {
  override name = 'ExplainedError'
}
