import { vi } from 'vitest'

/** For caches as well: they measure ages by `performance`. */
export function fakeTime(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
}
