import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'

/** Stores whose page for operators is open, until it would have said so again. */
export const attendances = pgTable('attendances', {
  gid: integer().primaryKey(),
  until: instant().notNull(),
})
