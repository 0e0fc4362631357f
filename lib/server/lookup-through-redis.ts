import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { openRedis, type Redis } from '@/lib/redis'

/** Each process then caches it for a minute by itself. */
const SECONDS = 30

let redis: Redis | null | undefined

function connection(): Redis | null {
  const { REDIS_URL } = env()
  redis ??= REDIS_URL
    ? openRedis(REDIS_URL, (reason) => log.warn({ reason }, 'look-ups are cached in this process alone'))
    : null
  return redis
}

/**
 * What another storefront has just looked up under `key`, else what `lookUp` finds, for all of them. Nothing found is
 * not shared: what is new must be seen soon. Without Redis, the same as `lookUp`.
 */
export async function lookUpThroughRedis<Found>(
  key: string,
  lookUp: () => Promise<Found | null | undefined>,
): Promise<Found | null | undefined> {
  const shared = connection()
  if (!shared) return lookUp()
  const name = `plaza:look-up:${key}`
  const stored = await shared.get(name).catch(() => null)
  if (stored) return JSON.parse(stored) as Found
  const found = await lookUp()
  const options = { expiration: { type: 'EX', value: SECONDS } } as const
  if (found) await shared.set(name, JSON.stringify(found), options).catch(() => null)
  return found
}
