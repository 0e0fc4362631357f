import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { isUniqueViolation } from '@/backend/platform/db/unique-violation'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { createToken, hashToken } from '@/backend/platform/token'
import type { Ability, Actor } from './abilities'
import { recordAct } from './record-act'
import { operators } from './schema'

export interface NewOperator {
  name: string
  /** null: all stores */
  gids: readonly number[] | null
  abilities: Ability[]
}

/** Returns the token, which nothing can tell again. Throws `conflict` for a name in use. */
export async function addOperator(db: Database, actor: Actor, wanted: NewOperator, now: Date): Promise<string> {
  const secret = createToken()
  try {
    return await inTransaction(db, async (tx) => {
      const [added] = await tx
        .insert(operators)
        .values({ ...wanted, tokenHash: hashToken(secret), createdAt: now })
        .returning({ id: operators.id })
      if (!added) throw new Error('the operator was not added')
      const detail = `${wanted.abilities.join(' ')} at ${wanted.gids?.join(' ') ?? 'all stores'}`
      await recordAct(tx, actor, { act: 'operators.add', subject: wanted.name, detail }, now)
      return `plaza-${added.id}-${secret}`
    })
  } catch (error) {
    if (isUniqueViolation(error, 'operators_name'))
      throw new DomainError('conflict', 'there is an operator of this name')
    throw error
  }
}
