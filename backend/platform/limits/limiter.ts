import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { incrementCounter } from '@/lib/telemetry/counters'

/** At most `max` attempts per key within a window of `seconds`, which the key's first attempt opens. */
export interface Limit {
  /** unique per limit */
  name: string
  max: number
  seconds: number
}

type Attempt = { isAllowed: true } | { isAllowed: false; retryAfterMs: number }

export interface Limiter {
  /** Counts an attempt, including each concurrent one. */
  attempt(limit: Limit, key: string): Promise<Attempt>
  /** Whether a further attempt would be denied; counts none. */
  isExhausted(limit: Limit, key: string): Promise<boolean>
  /** Takes back an allowed attempt that was right, for a limit on wrong ones. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Forgets all attempts of the key. */
  clear(limit: Limit, key: string): Promise<void>
}

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>

/** Creates a limiter with the counters that `open` creates, one per limit. */
export function createLimiter(open: (limit: Limit) => Counter): Limiter {
  const counters = new Map<string, Counter>()
  const counterOf = (limit: Limit) => {
    const counter = counters.get(limit.name) ?? open(limit)
    counters.set(limit.name, counter)
    return counter
  }
  return {
    async attempt(limit, key) {
      try {
        await counterOf(limit).consume(key)
        return { isAllowed: true }
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        incrementCounter('limits', { limit: limit.name })
        return { isAllowed: false, retryAfterMs: reason.msBeforeNext }
      }
    },
    async isExhausted(limit, key) {
      const counted = await counterOf(limit).get(key)
      return counted !== null && counted.msBeforeNext > 0 && counted.consumedPoints >= limit.max
    },
    async giveBack(limit, key) {
      await counterOf(limit).reward(key)
    },
    async clear(limit, key) {
      await counterOf(limit).delete(key)
    },
  }
}
