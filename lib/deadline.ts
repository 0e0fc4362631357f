import { TimeoutStrategy, timeout } from 'cockatiel'

/**
 * The result of `work`; rejects with a TaskCancelledError after `milliseconds`, whatever the work does.
 * The abort signal alone is not enough: Node 20 can lose the signal of a fetch to garbage collection once the headers
 * have arrived, and would then wait for a body that never ends.
 */
export function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return timeout(milliseconds, TimeoutStrategy.Aggressive).execute(({ signal }) => work(signal))
}
