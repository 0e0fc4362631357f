import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'

/** Background work, claimed with `FOR UPDATE SKIP LOCKED`. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: smallint().notNull().default(0),
    dueAt: instant().notNull().defaultNow(),
    /** when it was first due; attempts change only `dueAt` */
    firstDueAt: instant().notNull().defaultNow(),
    doneAt: instant(),
    /** when the last attempt failed; a person can retry it */
    deadAt: instant(),
  },
  (t) => [index('jobs_due').on(t.dueAt).where(sql`${t.doneAt} is null and ${t.deadAt} is null`)],
)
