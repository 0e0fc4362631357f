import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { hashToken } from '@/backend/platform/token'
import type { MailDraft } from './message-draft'
import type { OutboundMessage } from './outbound-message'
import { mailRefusals, outboundMessages } from './schema'

/** Mails a day to an address that nobody has confirmed, of those that cost whoever causes them nothing. */
const UNPAID_PER_DAY = 5

/**
 * How a mail is limited where nobody has confirmed its address: `open` mails are always sent, since their recipient
 * asked for them or is known; `refusable` ones until the recipient refuses them; `counted` ones are also limited by day.
 */
export type MailLimit = 'open' | 'refusable' | 'counted'

const LIMITS: Record<OutboundMessage['kind'], MailLimit> = {
  reset_link: 'open',
  contact: 'open',
  store_order: 'open',
  phone_code: 'open',
  // it has a limit of its own where it is asked for
  confirm_email: 'refusable',
  order_refunded: 'refusable',
  gift_card_bought: 'refusable',
  order: 'counted',
  gift_card_waiting: 'counted',
  gift_card_received: 'counted',
  phone_changed: 'counted',
  password_changed: 'counted',
  email_changed: 'counted',
}

export async function limitOf(
  db: Database,
  notice: OutboundMessage,
  { to, isOfPayment }: MailDraft,
): Promise<MailLimit> {
  const limit = LIMITS[notice.kind]
  if (limit === 'open') return limit
  const isConfirmed = and(eq(customers.email, to), isNotNull(customers.emailConfirmedAt))
  if ((await db.$count(customers, isConfirmed)) > 0) return 'open'
  const isAskedByOperator = notice.kind === 'order' && notice.isResent === true
  return isOfPayment || isAskedByOperator ? 'refusable' : limit
}

/** Counts a mail before it is sent, once however often that is tried. False: it must not be sent. */
export async function admitMail(
  db: Database,
  id: number,
  { to, limit }: { to: string; limit: MailLimit },
  now: Date,
): Promise<boolean> {
  if (limit === 'open') return true
  const addressHash = hashAddress(to)
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

/** Ends mails to an address that its owner knows nothing of. A reset of the password is still sent. */
export async function refuseMails(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insert(mailRefusals)
    .values({ addressHash: hashAddress(email), createdAt: now })
    .onConflictDoNothing()
}

function hashAddress(email: string): string {
  return hashToken(email.trim().toLowerCase())
}
