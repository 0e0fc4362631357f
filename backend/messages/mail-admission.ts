import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { hashToken } from '@/backend/platform/token'
import type { MailLimit } from './message-draft'
import { mailRefusals, outboundMessages } from './schema'

/** Mails a day to an unconfirmed address that anyone can cause without paying. */
const UNPAID_PER_DAY = 5

/** Counts a mail before it is sent, once over all attempts. Returns whether it may be sent. */
export async function admitMail(
  db: Database,
  id: number,
  { to, limit }: { to: string; limit: MailLimit },
  now: Date,
): Promise<boolean> {
  if (limit === 'open') return true
  const addressHash = hashEmail(to)
  if ((await db.$count(mailRefusals, eq(mailRefusals.addressHash, addressHash))) > 0) return false
  if (limit === 'refusable') return true
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mails to ${addressHash}`}))`)
    const since = new Date(now.getTime() - millisecondsInDay)
    const isOther = and(eq(outboundMessages.countedTo, addressHash), ne(outboundMessages.id, id))
    const others = await tx.$count(outboundMessages, and(isOther, gt(outboundMessages.createdAt, since)))
    if (others >= UNPAID_PER_DAY) return false
    await tx.update(outboundMessages).set({ countedTo: addressHash }).where(eq(outboundMessages.id, id))
    return true
  })
}

/** Stops all but `open` mails to an address, such as a reset of the password, which is still sent. */
export async function refuseMails(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insert(mailRefusals)
    .values({ addressHash: hashEmail(email), createdAt: now })
    .onConflictDoNothing()
}

function hashEmail(email: string): string {
  return hashToken(email.trim().toLowerCase())
}
