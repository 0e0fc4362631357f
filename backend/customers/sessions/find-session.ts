import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { sessions } from '@/backend/customers/schema/customers'
import { hashToken, isSameHash } from '@/backend/platform/token'

const SESSION_DAYS = 30

export interface LiveSession {
  customerId: number
  site: string
  tokenHash: string
}

/** The live session of a token and its secret, or null; both are stored only as hashes. */
export async function findSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  secret: string,
): Promise<LiveSession | null> {
  const tokenHash = hashToken(token)
  const [row] = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt), gt(sessions.createdAt, oldestSession(now()))),
    )
  if (!row || !isSameHash(row.secretHash, hashToken(secret))) return null
  return { customerId: row.customerId, site: row.site, tokenHash }
}

/** A session that began before this instant has ended. */
export function oldestSession(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * millisecondsInDay)
}
