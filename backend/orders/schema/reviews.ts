import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { instant } from '@/backend/platform/db/columns'
import { orders } from './orders'

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    dealId: integer().references(() => deals.id),
    customerId: integer().references(() => customers.id),
    orderId: text()
      .unique()
      .references(() => orders.id),
    author: text().notNull(),
    authorReviews: integer().notNull().default(1),
    profilePhoto: text().notNull().default(''),
    rating: smallint().notNull(),
    body: text().notNull(),
    language: text().notNull(),
    /** the store's answer; empty for none */
    answer: text().notNull().default(''),
    photos: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    /** since when an operator hides it from everybody; it counts in no rating meanwhile */
    hiddenAt: instant(),
    /** the operator's words, which are erased with the writer's account */
    hiddenReason: text().notNull().default(''),
  },
  (t) => [
    index('reviews_deal').on(t.dealId, t.createdAt),
    index('reviews_store').on(t.gid, t.createdAt),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
)
