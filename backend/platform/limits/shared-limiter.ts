import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Database } from '@/backend/platform/db/database'
import type { Redis } from '@/lib/redis'
import { createLimiter, type Limit, type Limiter } from './limiter'
import { rateLimits } from './schema'

/** Counts in Redis, and in the database while Redis is down. Keys are hashed, since some are IP addresses or phones. */
export function createSharedLimiter(db: Database, redis: Redis | null = null): Limiter {
  return createLimiter((limit) => {
    const inDatabase = countInDatabase(db, limit)
    const counter = redis ? countInRedis(redis, limit, inDatabase) : inDatabase
    const hash = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url')
    return {
      consume: (key) => counter.consume(hash(key)),
      get: (key) => counter.get(hash(key)),
      reward: (key) => counter.reward(hash(key)),
      delete: (key) => counter.delete(hash(key)),
    }
  })
}

function optionsOf({ name, max, seconds }: Limit) {
  // blocks a flood of denied attempts in memory, but only above twice the limit, since attempts may be given back
  return { keyPrefix: name, points: max, duration: seconds, inMemoryBlockOnConsumed: 2 * max + 10 }
}

function countInDatabase(db: Database, limit: Limit): RateLimiterAbstract {
  return new RateLimiterDrizzle({ ...optionsOf(limit), storeClient: db, schema: rateLimits })
}

function countInRedis(redis: Redis, limit: Limit, insuranceLimiter: RateLimiterAbstract): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...optionsOf(limit),
    keyPrefix: `plaza:limit:${limit.name}`,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter,
  })
}
