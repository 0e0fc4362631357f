import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { hashToken, isSameHash } from '@/backend/platform/token'
import type { Actor } from './abilities'
import { operators } from './schema'

/** Of `addOperator`: who it is, then the secret. */
const TOKEN = /^plaza-(\d{1,9})-([\w-]{43})$/

/** Whose token it is; null for one that is unknown or revoked. Secrets are compared as hashes, in constant time. */
export async function findOperator(db: Database, token: string): Promise<Actor | null> {
  const [, id, secret = ''] = TOKEN.exec(token) ?? []
  if (!id) return null
  const isLive = and(eq(operators.id, Number(id)), isNull(operators.revokedAt))
  const [found] = await db.select().from(operators).where(isLive)
  const isRight = isSameHash(found?.tokenHash ?? hashToken(''), hashToken(secret))
  if (!found || !isRight) return null
  return { name: found.name, operatorId: found.id, gids: found.gids, abilities: found.abilities }
}

/** Those whose tokens work. */
export function listOperators(db: Database) {
  return db.select().from(operators).where(isNull(operators.revokedAt)).orderBy(asc(operators.name))
}
