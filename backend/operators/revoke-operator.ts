import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Actor } from './abilities'
import { recordAct } from './record-act'
import { operators } from './schema'

/** From the next call on the token is refused. Throws `notFound`. */
export async function revokeOperator(db: Database, actor: Actor, name: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const revoked = await tx
      .update(operators)
      .set({ revokedAt: now })
      .where(and(eq(operators.name, name), isNull(operators.revokedAt)))
      .returning({ id: operators.id })
    if (revoked.length === 0) throw new DomainError('notFound', 'no such operator')
    await recordAct(tx, actor, { act: 'operators.revoke', subject: name }, now)
  })
}
