import { vi } from 'vitest'
import type { Limiter } from '@/backend/platform/limits/limiter'
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter'

/** The library reads `Date.now` while it counts, before its answer is awaited. */
export function limiterAt(now: () => Date): Limiter {
  const limiter = createMemoryLimiter()
  function atTestTime<T>(count: () => T): T {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now().getTime())
    try {
      return count()
    } finally {
      clock.mockRestore()
    }
  }
  return {
    attempt: (limit, key) => atTestTime(() => limiter.attempt(limit, key)),
    isExhausted: (limit, key) => atTestTime(() => limiter.isExhausted(limit, key)),
    giveBack: (limit, key) => atTestTime(() => limiter.giveBack(limit, key)),
    clear: (limit, key) => atTestTime(() => limiter.clear(limit, key)),
  }
}
