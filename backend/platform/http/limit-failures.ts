import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import { overLimit } from './over-limit'

/**
 * A guess at what can be guessed, at most `limit.max` wrong ones. Counted before it is evaluated, so that parallel
 * guesses share the limit; a right one gives its attempt back. Throws `overLimit`, and what `guess` throws.
 */
export async function limitFailures<T>(
  limiter: Limiter,
  { limit, key, reason }: { limit: Limit; key: string; reason?: 'password' },
  guess: () => Promise<T>,
): Promise<T> {
  const counted = await limiter.attempt(limit, key)
  if (!counted.isAllowed) throw overLimit('too many attempts, try again later', counted.retryAfterMs, reason)
  const right = await guess()
  await limiter.giveBack(limit, key)
  return right
}
