import type { Context } from 'hono'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { clientAddress } from '@/backend/http/client-address'
import { countWrong } from '@/backend/http/count-wrong'
import type { Limit } from '@/backend/http/limiter'
import { overLimit } from '@/backend/http/over-limit'
import type { Actor } from '@/backend/services/operators/abilities'
import { findOperator } from '@/backend/services/operators/find-operator'

const CALLS: Limit = { name: 'operator', max: 300, seconds: 60 }
const WRONG_TOKENS: Limit = { name: 'operator-token', max: 20, seconds: 60 }

/** Whose token the call carries. Throws `unauthenticated`, `overLimit`. */
export async function authorise(c: Context, { db, limiter, config }: Deps): Promise<Actor> {
  const [, token = ''] = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '') ?? []
  const actor = await findOperator(db, token)
  if (!actor) {
    const wrong = new DomainError('unauthenticated', 'the token of an operator is required')
    throw await countWrong(limiter, WRONG_TOKENS, clientAddress(c, config), wrong)
  }
  const counted = await limiter.attempt(CALLS, String(actor.operatorId))
  if (!counted.isAllowed) throw overLimit('too many calls, try again later', counted.retryAfterMs)
  return actor
}
