import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** `obsolete`: there was nothing to say, or nobody to tell, when it was due. Codes, links and secrets are sealed. */
export const outboundMessages = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** parsed by the schema `notice` */
    notice: jsonb().$type<unknown>().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'obsolete'>().notNull().default('waiting'),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    index('notices_order').on(sql`(${t.notice}->>'orderId')`),
    index('notices_newest').on(t.createdAt),
    check('notices_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'obsolete')`),
  ],
)
