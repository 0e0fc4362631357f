import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit, Limiter } from './limiter'

/** `reason` tells the shopper which limit was exceeded; the contract lists the reasons. */
export function overLimit(message: string, retryAfterMs: number, reason?: 'password'): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new DomainError('overLimit', message, { retry_after: seconds, ...(reason && { reason }) })
}

/** Counts an attempt from an IP address. An unknown one (`''`) is not limited, since all shoppers would share its limit. */
export async function allowsAddress(limiter: Limiter, limit: Limit, address: string): Promise<boolean> {
  return address === '' || (await limiter.attempt(limit, address)).isAllowed
}

/**
 * Returns the error for a wrong token or id: `wrong`, or `overLimit` if the IP address has sent many. For secrets too long
 * to be guessed, which are looked up before they are counted, so that the failures of others never block a right one.
 */
export async function countWrong(
  limiter: Limiter,
  limit: Limit,
  address: string,
  wrong: DomainError,
): Promise<DomainError> {
  // many callers share the unknown address
  if (address === '') return wrong
  const counted = await limiter.attempt(limit, address)
  return counted.isAllowed ? wrong : overLimit('too many attempts, try again later', counted.retryAfterMs)
}

/**
 * Evaluates a guess at a guessable secret, with at most `limit.max` wrong ones. A guess is counted before it is evaluated,
 * so that parallel guesses share the limit, and a right one is taken back. Throws `overLimit`, and the errors of `guess`.
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
