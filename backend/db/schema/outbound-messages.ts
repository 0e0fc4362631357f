import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * What people are told by mail or text message. A row refers to what it is about; codes, links and other secrets are
 * sealed. `obsolete`: there was nothing left to say, or nobody to tell, when it was due.
 */
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
    index('notices_recent').on(t.createdAt.desc()),
    check('notices_state', sql`${t.state} in ('waiting', 'sent', 'refused', 'obsolete')`),
  ],
)
