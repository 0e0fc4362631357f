/** What a command says when it does nothing: one line, for the person who gave it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
