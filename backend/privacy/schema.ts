import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { customers } from '@/backend/customers/schema/customers'
import { instant } from '@/backend/platform/db/columns'

/** Accounts that are deleted once no order and no payment of theirs is open. */
export const plannedDeletions = pgTable('planned_deletions', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id),
  /** whether a balance of gift cards or points is no obstacle */
  givesUpCredit: boolean().notNull(),
  plannedAt: instant().notNull(),
})
