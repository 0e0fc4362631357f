import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TaxParts } from '@/backend/orders/taxes/tax-parts'
import { cents, instant } from '@/backend/platform/db/columns'
import { orders } from './orders'

export interface RefundedLine {
  lineId: number
  quantity: number
}

/** Refunds of orders, whole or in part; `orders.refunded` has the sum. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** idempotency key of the order's refund */
    key: text().notNull(),
    reason: text().notNull().default(''),
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    amount: cents().notNull(),
    /** the tax in the amount, added and contained */
    tax: cents().notNull().default(0),
    /** what `tax` is made of; null for a refund of before */
    taxes: jsonb().$type<TaxParts>(),
    /** the part of the amount that the payment provider returns; the other ways of payment follow */
    byProvider: cents().notNull().default(0),
    byCash: cents().notNull().default(0),
    byGiftCard: cents().notNull().default(0),
    byPoints: cents().notNull().default(0),
    /** the card that holds `byGiftCard` now; empty when there is none */
    giftCardCode: text().notNull().default(''),
    /** the number of points that `byPoints` was paid with */
    points: integer().notNull().default(0),
    pointsUnearned: integer().notNull().default(0),
    /** the parts of gift card and points where the payer has no account any more: people pay them out */
    unclaimed: cents().notNull().default(0),
    /** when people had paid out what was unclaimed */
    paidOutAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('order_refunds_once').on(t.orderId, t.key),
    index('order_refunds_unclaimed').on(t.createdAt).where(sql`${t.unclaimed} > 0 and ${t.paidOutAt} is null`),
    check(
      'order_refunds_parts',
      sql`least(${t.byProvider}, ${t.byCash}, ${t.byGiftCard}, ${t.byPoints}, ${t.points}, ${t.pointsUnearned}) >= 0
        and ${t.amount} > 0 and ${t.amount} = ${t.byProvider} + ${t.byCash} + ${t.byGiftCard} + ${t.byPoints}
        and ${t.tax} between 0 and ${t.amount} and ${t.unclaimed} in (0, ${t.byGiftCard} + ${t.byPoints})`,
    ),
  ],
)
