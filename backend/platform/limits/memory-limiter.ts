import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createLimiter, type Limiter } from './limiter'

const MAX_KEYS = 50_000

/** Creates a limiter for a single process with bounded memory: when full, it evicts the least recently used key. */
export function createMemoryLimiter(): Limiter {
  const recent = new LRUCache<string, RateLimiterMemory>({
    max: MAX_KEYS,
    dispose: (counter, key) => void counter.delete(key),
  })
  return createLimiter(({ name, max, seconds }) => {
    const counter = new RateLimiterMemory({ keyPrefix: '', points: max, duration: seconds })
    const counted = (key: string | number) => `${name}:${key}`
    return {
      consume(key) {
        recent.set(counted(key), counter)
        return counter.consume(counted(key))
      },
      get: (key) => counter.get(counted(key)),
      reward: (key) => counter.reward(counted(key)),
      delete: (key) => counter.delete(counted(key)),
    }
  })
}
