import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { sessions } from '@/backend/db/schema/customers'

/** Ends one session; its token becomes invalid. */
export async function endSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)))
}

/** Ends all sessions of a customer except one, after a password change. */
export async function endOtherSessions(
  db: Database,
  customerId: number,
  keep: string | null,
  now: Date,
): Promise<void> {
  const live = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt)))
  for (const { tokenHash } of live) if (tokenHash !== keep) await endSession(db, tokenHash, now)
}
