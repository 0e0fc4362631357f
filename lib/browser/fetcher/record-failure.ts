/** Logs a failure that needs no message to the shopper; the browser's console is the only log here. */
export function recordFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that logs to the console
  console.warn(what, cause)
}
