import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'

/** Attempts of the shared limiter; its library defines the columns and deletes expired rows. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: instant() },
  (t) => [index('rate_limits_expire').on(t.expire)],
)
