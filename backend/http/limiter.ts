import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** At most `max` attempts of each key within a window of `seconds`, which the key's first attempt opens. */
export interface Limit {
  /** unique per limit */
  name: string
  max: number
  seconds: number
}

type Attempt = { isAllowed: true } | { isAllowed: false; retryAfterMs: number }

export interface Limiter {
  /** Counts an attempt of `key`, then reports whether it is allowed. Concurrent attempts are all counted. */
  attempt(limit: Limit, key: string): Promise<Attempt>
  /** Whether `key` has used up its attempts; counts none. */
  isExhausted(limit: Limit, key: string): Promise<boolean>
}

const MAX_KEYS = 50_000

/** An in-process limiter with bounded memory: when full, it evicts the least recently used key. */
export function createLimiter(): Limiter {
  const counters = new Map<string, RateLimiterMemory>()
  const recent = new LRUCache<string, RateLimiterMemory>({
    max: MAX_KEYS,
    dispose: (counter, key) => void counter.delete(key),
  })
  const counterOf = ({ name, max, seconds }: Limit) => {
    const counter = counters.get(name) ?? new RateLimiterMemory({ keyPrefix: '', points: max, duration: seconds })
    counters.set(name, counter)
    return counter
  }
  return {
    async attempt(limit, key) {
      const counter = counterOf(limit)
      const counted = `${limit.name}:${key}`
      recent.set(counted, counter)
      try {
        await counter.consume(counted)
        return { isAllowed: true }
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        return { isAllowed: false, retryAfterMs: reason.msBeforeNext }
      }
    },
    async isExhausted(limit, key) {
      const counted = await counterOf(limit).get(`${limit.name}:${key}`)
      return counted !== null && counted.msBeforeNext > 0 && counted.consumedPoints >= limit.max
    },
  }
}
