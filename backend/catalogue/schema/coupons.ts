import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, instant, retiredAt } from '@/backend/platform/db/columns'
import { localised } from '@/backend/platform/db/localised-columns'
import { stores } from './stores'

export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    /** null means valid at every store */
    gid: integer().references(() => stores.gid),
    title: localised().notNull(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** whole percent, or minor units */
    value: integer().notNull(),
    minSubtotal: cents().notNull().default(0),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** null means no limit */
    perCustomerLimit: integer(),
    totalLimit: integer(),
    used: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (t) => [
    // codes are matched case-insensitively, so they are unique case-insensitively
    uniqueIndex('coupons_code').on(sql`lower(${t.code})`, sql`coalesce(${t.gid}, 0)`),
    check('coupons_kind', sql`${t.kind} in ('percent', 'amount') and ${t.value} >= 0`),
    check('coupons_used', sql`${t.used} >= 0 and (${t.totalLimit} is null or ${t.used} <= ${t.totalLimit})`),
  ],
)
