import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'

/** Its kind, and the content of that. */
export interface StoredMessage extends Record<string, unknown> {
  kind: string
}

/**
 * `obsolete`: there was nothing to say, or nobody to tell, when it was due. `withheld`: it may not be sent to its address.
 * Codes, links and secrets are sealed.
 */
export const outboundMessages = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    message: jsonb('notice').$type<StoredMessage>().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'obsolete' | 'withheld'>().notNull().default('waiting'),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** hash of an address that nobody has confirmed, whose daily limit it counts against */
    countedTo: text(),
  },
  (t) => [
    index('notices_order').on(sql`(${t.message}->>'orderId')`),
    index('notices_newest').on(t.createdAt),
    index('notices_counted').on(t.countedTo, t.createdAt).where(sql`${t.countedTo} is not null`),
    check('notices_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'obsolete', 'withheld')`),
  ],
)

/** Addresses, as hashes, whose owners know nothing of the orders that were mailed to them. */
export const mailRefusals = pgTable('mail_refusals', {
  addressHash: text().primaryKey(),
  createdAt: instant().notNull(),
})
