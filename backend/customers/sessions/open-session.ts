import { and, desc, eq, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { toHostName } from '@/backend/catalogue/stores/read-store'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import { customers, sessions } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { createToken, hashToken } from '@/backend/platform/token'
import { endSessionOnSite } from './end-session'

/** Ended sessions that are kept per account: without a limit, repeated logins would fill the table. */
const ENDED_SESSIONS = 10

export interface Tokens {
  token: string
  secret: string
}

/**
 * Ends the live session on the same site. The customer's row is locked first, so that the later of two concurrent logins
 * survives. Throws `forbidden` for a deleted or blocked account, or if `proof` is no longer true.
 */
export async function openSession(
  db: Database,
  customerId: number,
  site: string,
  now: Date,
  proof?: SQL,
): Promise<Tokens> {
  const tokens = { token: createToken(), secret: createToken() }
  await inTransaction(db, async (tx) => {
    const isLive = and(eq(customers.id, customerId), isNull(customers.deletedAt), isNull(customers.blockedAt), proof)
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(isLive).for('update')
    if (!customer) throw new DomainError('forbidden', 'the account has changed')
    await endSessionOnSite(tx, customerId, site, now)
    await tx.insert(sessions).values({
      tokenHash: hashToken(tokens.token),
      secretHash: hashToken(tokens.secret),
      customerId,
      site,
      createdAt: now,
    })
    await dropOlderSessions(tx, customerId)
  })
  return tokens
}

async function dropOlderSessions(tx: Transaction, customerId: number): Promise<void> {
  const isEnded = and(eq(sessions.customerId, customerId), isNotNull(sessions.endedAt))
  const newest = tx
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .where(isEnded)
    .orderBy(desc(sessions.endedAt), sessions.tokenHash)
    .limit(ENDED_SESSIONS)
  await tx.delete(sessions).where(and(isEnded, notInArray(sessions.tokenHash, newest)))
}

/** The domain if a store owns it, else `shared`. */
export async function siteOf(db: Database, domain: string | undefined): Promise<string> {
  if (!domain) return SHARED_SITE
  const host = toHostName(domain)
  const [store] = await db.select({ domain: stores.domain }).from(stores).where(eq(stores.domain, host))
  return store?.domain ?? SHARED_SITE
}
