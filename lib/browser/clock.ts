/** A device that differs by less is right: it counts on while it sleeps, which `performance.now()` does not. */
const AGREES_MS = 60_000

/** The server's time when `performance.now()` was 0; null while the device's own clock is used. */
let origin: number | null = null
let isTold = false
const listeners = new Set<() => void>()

/**
 * `time`: milliseconds since the epoch, of an answer that nobody stores. Without it, what is known has to do, or the
 * device's clock.
 */
export function setServerTime(time = timeNow()): void {
  isTold = true
  origin = Math.abs(time - Date.now()) < AGREES_MS ? null : time - performance.now()
  for (const listener of listeners) listener()
}

/**
 * Milliseconds since the epoch by the server's clock, since a device's may be wrong; before it is told, `otherwise`, or
 * what the device says.
 */
export function timeNow(otherwise?: number): number {
  if (!isTold && otherwise !== undefined) return otherwise
  return origin === null ? Date.now() : origin + performance.now()
}

/** Calls `listener` whenever the server's time is told, and at once where it is known. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  if (isTold) listener()
  return () => listeners.delete(listener)
}
