import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ability, Actor } from '@/backend/operators/access/abilities'
import { operators } from '@/backend/operators/access/schema'
import type { Database } from '@/backend/platform/db/database'
import { isUniqueViolation } from '@/backend/platform/db/database-errors'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { createToken, hashToken, isSameHash } from '@/backend/platform/token'

/** The id of the operator, then the secret. */
const TOKEN = /^plaza-(\d{1,9})-([\w-]{43})$/

interface NewOperator {
  name: string
  /** null: all stores */
  gids: readonly number[] | null
  abilities: Ability[]
}

/** Returns the token, of which only a hash is stored. Throws `conflict` for a name in use. */
export async function addOperator(db: Database, operator: NewOperator, now: Date): Promise<string> {
  const secret = createToken()
  const [added] = await db
    .insert(operators)
    .values({ ...operator, tokenHash: hashToken(secret), createdAt: now })
    .returning({ id: operators.id })
    .catch((error) => {
      if (!isUniqueViolation(error, 'operators_name')) throw error
      throw new DomainError('conflict', 'there is an operator of this name')
    })
  if (!added) throw new Error('the operator was not added')
  return `plaza-${added.id}-${secret}`
}

/** The operator with this token; null if it is unknown or revoked. Secrets are compared as hashes, in constant time. */
export async function findOperator(db: Database, token: string): Promise<Actor | null> {
  const [, id, secret = ''] = TOKEN.exec(token) ?? []
  if (!id) return null
  const isLive = and(eq(operators.id, Number(id)), isNull(operators.revokedAt))
  const [found] = await db.select().from(operators).where(isLive)
  const isRight = isSameHash(found?.tokenHash ?? hashToken(''), hashToken(secret))
  if (!found || !isRight) return null
  return { name: found.name, operatorId: found.id, gids: found.gids, abilities: found.abilities }
}

/** Lists the operators whose tokens are valid. */
export function listOperators(db: Database) {
  return db.select().from(operators).where(isNull(operators.revokedAt)).orderBy(asc(operators.name))
}

/** Revokes an operator's token with immediate effect. Throws `notFound`. */
export async function revokeOperator(db: Database, name: string, now: Date): Promise<void> {
  const revoked = await db
    .update(operators)
    .set({ revokedAt: now })
    .where(and(eq(operators.name, name), isNull(operators.revokedAt)))
    .returning({ id: operators.id })
  if (revoked.length === 0) throw new DomainError('notFound', 'no such operator')
}
