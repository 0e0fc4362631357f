import type { Context } from 'hono'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { clientAddress } from '@/backend/http/client-address'
import type { Limit } from '@/backend/http/limiter'
import type { Actor } from '@/backend/services/operators/abilities'
import { findOperator } from '@/backend/services/operators/find-operator'

const CALLS: Limit = { name: 'operator', max: 300, seconds: 60 }
/** wrong ones alone, so that nobody behind the same address is stopped */
const WRONG_TOKENS: Limit = { name: 'operator-token', max: 20, seconds: 60 }

/** Whose token the call carries. Throws `unauthenticated`, `overLimit`. */
export async function authorise(c: Context, { db, limiter, config }: Deps): Promise<Actor> {
  const address = clientAddress(c, config)
  if (address !== '' && (await limiter.isExhausted(WRONG_TOKENS, address))) throw tooMany(60)
  const [, token = ''] = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '') ?? []
  const actor = await findOperator(db, token)
  if (!actor) {
    if (address !== '') await limiter.attempt(WRONG_TOKENS, address)
    throw new DomainError('unauthenticated', 'the token of an operator is required')
  }
  const counted = await limiter.attempt(CALLS, String(actor.operatorId))
  if (!counted.isAllowed) throw tooMany(Math.ceil(counted.retryAfterMs / 1000))
  return actor
}

function tooMany(seconds: number): DomainError {
  return new DomainError('overLimit', 'too many calls, try again later', { retry_after: seconds })
}
