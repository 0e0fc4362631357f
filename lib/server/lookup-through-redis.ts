import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { openRedis, type Redis } from '@/lib/redis'

/** Short, since each process then caches the result for a minute by itself. */
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
 * Returns what another storefront has just looked up under `key`, else what `lookUp` finds, and shares it. Nothing found
 * is not shared, so that what is new is seen soon. Without Redis it only calls `lookUp`.
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
