import { countsOf } from './counters'
import { globalSingleton } from './global-singleton'

/** When each call that waits for the API began, by the monotonic clock. */
const waiting = globalSingleton('waiting-calls', () => new Map<symbol, number>())

/** Counts the call as waiting until it ends, however it does. */
export async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  const call = Symbol('call')
  waiting.set(call, performance.now())
  try {
    return await work()
  } finally {
    waiting.delete(call)
  }
}

/** How long the oldest call has waited, in milliseconds. */
export function longestWait(): number {
  const now = performance.now()
  return Math.max(0, ...[...waiting.values()].map((start) => now - start))
}

/** The number of calls of this process that the API did not answer. */
export function unansweredCalls(): number {
  const counts = countsOf('remote').filter(({ labels }) => labels.result === 'unavailable')
  return counts.reduce((sum, { count }) => sum + count, 0)
}
