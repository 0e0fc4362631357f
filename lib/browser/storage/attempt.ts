/** Returns what a browser's storage returns; null where it is denied, missing or full. */
export function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
