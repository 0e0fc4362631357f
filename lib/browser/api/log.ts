/** Records what went wrong where no message is due to the shopper: the browser's console is the only log here. */
export function recordFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.warn(what, cause)
}
