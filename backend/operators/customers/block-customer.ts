import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import { endOtherSessions } from '@/backend/customers/sessions/end-session'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Ends its sessions, and lets nobody log in; what was ordered stays. Throws `conflict` unless it was not blocked. */
export async function blockCustomer(db: Database, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const free = and(eq(customers.id, id), isNull(customers.deletedAt), isNull(customers.blockedAt))
    const blocked = await tx.update(customers).set({ blockedAt: now }).where(free).returning({ id: customers.id })
    if (blocked.length === 0) throw new DomainError('conflict', 'there is no such account that is not blocked')
    await endOtherSessions(tx, id, null, now)
  })
}

/** Throws `conflict` unless it was blocked. */
export async function unblockCustomer(db: Database, id: number): Promise<void> {
  const held = and(eq(customers.id, id), isNotNull(customers.blockedAt))
  const freed = await db.update(customers).set({ blockedAt: null }).where(held).returning({ id: customers.id })
  if (freed.length === 0) throw new DomainError('conflict', 'there is no such account that is blocked')
}
