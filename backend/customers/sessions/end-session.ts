import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { sessions } from '@/backend/customers/schema/customers'
import { devices } from '@/backend/customers/schema/devices'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'

/** Ends a session and removes its browser from push notifications. */
export async function endSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await inTransaction(db, (tx) => endSessionsWhere(tx, eq(sessions.tokenHash, tokenHash), now))
}

/** Ends all sessions of a customer except one, after a password change. */
export async function endOtherSessions(
  tx: Transaction,
  customerId: number,
  keep: string | null,
  now: Date,
): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.tokenHash, keep)
  await endSessionsWhere(tx, and(eq(sessions.customerId, customerId), others), now)
}

export async function endSessionOnSite(tx: Transaction, customerId: number, site: string, now: Date): Promise<void> {
  await endSessionsWhere(tx, and(eq(sessions.customerId, customerId), eq(sessions.site, site)), now)
}

/** Whether the session is live; if so, it stays live until the transaction ends. */
export async function lockSession(tx: Transaction, tokenHash: string): Promise<boolean> {
  const isLive = and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt))
  const found = await tx.select({ site: sessions.site }).from(sessions).where(isLive).for('update')
  return found.length > 0
}

async function endSessionsWhere(tx: Transaction, which: SQL | undefined, now: Date): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ tokenHash: sessions.tokenHash })
  const hashes = ended.map((session) => session.tokenHash)
  if (hashes.length > 0) await tx.delete(devices).where(inArray(devices.tokenHash, hashes))
}
