import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { customers } from '@/backend/customers/schema/customers'
import { orders } from './orders'

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** the customer's nth use; unique, so that two concurrent orders cannot both take the last one */
    nth: integer().notNull(),
  },
  (t) => [uniqueIndex('coupon_redemptions_nth').on(t.couponId, t.customerId, t.nth)],
)
