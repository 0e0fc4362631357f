import { vi } from 'vitest'
import { createLimiter, type Limiter } from '@/backend/http/limiter'

/** The limiter at the time of the test: the library reads `Date.now` while it counts, before its answer is awaited. */
export function limiterAt(now: () => Date): Limiter {
  const limiter = createLimiter()
  return {
    attempt(limit, key) {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now().getTime())
      try {
        return limiter.attempt(limit, key)
      } finally {
        clock.mockRestore()
      }
    },
  }
}
