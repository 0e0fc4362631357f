import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'

/**
 * The result of `work`; rejects with a TimeoutError after `milliseconds`, whatever the work does.
 * The abort signal alone is not enough: Node 20 can lose the signal of a fetch to garbage collection once the headers
 * have arrived, and would then wait for a body that never ends.
 */
export function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return timeout(milliseconds, TimeoutStrategy.Aggressive)
    .execute(({ signal }) => work(signal))
    .catch((error: unknown) => {
      // its own name is “Error”, which tells a log nothing
      throw error instanceof TaskCancelledError ? new DOMException(error.message, 'TimeoutError') : error
    })
}

/** Whether `withDeadline` gave up. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
