import type { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import { overLimit } from './over-limit'

/**
 * How a wrong token or id is refused: with `wrong`, or with `overLimit` where its address has sent many. For what is too
 * long to be guessed: it is looked up first, so that the wrong ones of others never stop a right one.
 */
export async function countWrong(
  limiter: Limiter,
  limit: Limit,
  address: string,
  wrong: DomainError,
): Promise<DomainError> {
  // an unknown address is that of many
  if (address === '') return wrong
  const counted = await limiter.attempt(limit, address)
  return counted.isAllowed ? wrong : overLimit('too many attempts, try again later', counted.retryAfterMs)
}
