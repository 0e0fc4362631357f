import { TimeoutStrategy, timeout } from 'cockatiel'

/**
 * The result of `work`; rejects with a TaskCancelledError after `milliseconds`, whatever the work does.
 * The signal it passes on is not enough by itself: Node 20 can lose the signal of a fetch to garbage collection
 * once the headers have arrived, and a body that never ends would then be waited for.
 */
export function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return timeout(milliseconds, TimeoutStrategy.Aggressive).execute(({ signal }) => work(signal))
}
