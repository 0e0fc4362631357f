import type { Context } from 'hono'
import type { Deps } from '@/backend/config/deps'
import type { Actor } from '@/backend/operators/access/abilities'
import { findOperator } from '@/backend/operators/accounts/operator-accounts'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { clientAddress } from '@/backend/platform/http/client-address'
import { countWrong, overLimit } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'

/** A tablet asks about once a second, and the tablets of a store may share an operator. */
const CALLS: Limit = { name: 'operator', max: 1200, seconds: 60 }
const WRONG_TOKENS: Limit = { name: 'operator-token', max: 20, seconds: 60 }

/** The operator whose token it is. Throws `unauthenticated`, `overLimit`. */
export async function authorise(c: Context, { db, limiter, config }: Deps, token: string): Promise<Actor> {
  const actor = await findOperator(db, token)
  if (!actor) {
    const wrong = new DomainError('unauthenticated', 'the token of an operator is required')
    throw await countWrong(limiter, WRONG_TOKENS, clientAddress(c, config), wrong)
  }
  const counted = await limiter.attempt(CALLS, String(actor.operatorId))
  if (!counted.isAllowed) throw overLimit('too many calls, try again later', counted.retryAfterMs)
  return actor
}
