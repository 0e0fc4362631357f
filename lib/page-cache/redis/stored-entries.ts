import { deserialize, serialize } from 'node:v8'
import { RESP_TYPES } from '@redis/client'
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { Redis } from '@/lib/redis'

const DAY_SECONDS = 24 * 3600
/** After this many failures in a row, Redis is left alone for a while: a page must not wait for it again and again. */
const FAILURES = 3
const PAUSE_MS = 1000

interface Entry {
  value: unknown
  /** in ms */
  lastModified: number
  cacheControl?: unknown
}

export interface StoredEntries {
  /** null when it is not stored, or Redis does not reply */
  get: (key: string) => Promise<Entry | null>
  /** If Redis takes it; without a value, removes it. */
  set: (key: string, entry: Entry) => Promise<void>
}

/** Pages and reads in Redis, of one build: those of another one name other scripts. */
export function storeEntries(redis: Redis, build: string): StoredEntries {
  const binary = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) })
  const keyOf = (key: string) => `plaza:page:${build}:${key}`
  return {
    async get(key) {
      const stored = await breaker.execute(() => binary.get(keyOf(key))).catch(() => null)
      return stored && (deserialize(stored) as Entry)
    },
    async set(key, entry) {
      const expiration = { type: 'EX', value: DAY_SECONDS } as const
      const write = (): Promise<unknown> =>
        entry.value ? redis.set(keyOf(key), serialize(entry), { expiration }) : redis.del(keyOf(key))
      await breaker.execute(write).catch(() => null)
    },
  }
}
