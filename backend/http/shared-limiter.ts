import { createHash } from 'node:crypto'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '@/backend/db/database'
import { rateLimits } from '@/backend/db/schema/rate-limits'
import { createLimiter, type Limiter } from './limiter'

/** A limiter for all processes that share a database. Keys are stored as hashes, since some are addresses or phones. */
export function createSharedLimiter(db: Database): Limiter {
  return createLimiter(({ name, max, seconds }) => {
    const counter = new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: max,
      duration: seconds,
      // a flood of refused attempts does not reach the database
      inMemoryBlockOnConsumed: max + 1,
    })
    const hash = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url')
    return { consume: (key) => counter.consume(hash(key)), get: (key) => counter.get(hash(key)) }
  })
}
