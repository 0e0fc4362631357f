import { vi } from 'vitest'

/** Time that only `vi.advanceTimersByTime` moves, for caches as well: they measure ages by `performance`. */
export function fakeTime(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
}
