import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'

/** The kind of a message with the content of that kind. */
export interface StoredMessage extends Record<string, unknown> {
  kind: string
}

/**
 * Mails and text messages. `obsolete`: there was nothing to send when it was due. `withheld`: its address is over a limit,
 * or has stopped such mails. Codes, links and secrets are sealed.
 */
export const outboundMessages = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    message: jsonb('notice').$type<StoredMessage>().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'obsolete' | 'withheld'>().notNull().default('waiting'),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** hash of the unconfirmed address whose daily limit the mail counts against */
    countedTo: text(),
  },
  (t) => [
    index('notices_order').on(sql`(${t.message}->>'orderId')`),
    index('notices_newest').on(t.createdAt),
    index('notices_counted').on(t.countedTo, t.createdAt).where(sql`${t.countedTo} is not null`),
    check('notices_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'obsolete', 'withheld')`),
  ],
)

/** Hashes of addresses whose owners have stopped mails about orders that are not theirs. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text().primaryKey(),
  createdAt: instant().notNull(),
})
