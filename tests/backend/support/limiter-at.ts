import { vi } from 'vitest'
import { createLimiter, type Limiter } from '@/backend/http/limiter'

/** The limiter at the time of the test: the library reads `Date.now` while it counts, before its answer is awaited. */
export function limiterAt(now: () => Date): Limiter {
  const limiter = createLimiter()
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
  }
}
