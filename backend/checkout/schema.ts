import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { instant } from '@/backend/platform/db/columns'

/** Priced carts. The id of one is the idempotency key of its checkout. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    /** the request as parsed: lines, fulfilment method, coupon, address */
    request: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** when a checkout of it first reserved its order, even if that was undone; null before */
    attemptedAt: instant(),
  },
  (t) => [index('quotes_age').on(t.createdAt), index('quotes_customer').on(t.customerId, t.createdAt)],
)
