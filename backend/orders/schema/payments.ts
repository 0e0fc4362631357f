import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '@/backend/customers/schema/customers'
import { cents, instant } from '@/backend/platform/db/columns'
import type { ProviderName } from '@/backend/providers/configured-providers'
import type { PaymentMethod } from '@/lib/domain/codes/payment-method'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import type { AttemptState } from './attempt-transitions'
import { orders } from './orders'
import type { RefundState } from './refund-transitions'

/** A card charge, or a payment on the provider's page. Never deleted. */
export const payments = pgTable(
  'payments',
  {
    /** random; also the provider's reference */
    id: text().primaryKey(),
    /** null once the order of a declined checkout is undone */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    quoteId: text().notNull(),
    /** null for a visitor with the link */
    payerId: integer().references(() => customers.id),
    method: smallint().$type<PaymentMethod>().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** the provider's own id of it, recorded before the payer can pay; null until it is opened there */
    reference: text(),
    state: text().$type<AttemptState>().notNull(),
    /** of the amount due with these tips */
    amount: cents().notNull(),
    currency: text().notNull(),
    /** the order has them once the attempt is captured, like the next two */
    tips: cents().notNull().default(0),
    /** type and last four only, as `Visa 4242` */
    cardLabel: text().notNull().default(''),
    billingAddress: jsonb().$type<PostalAddress>(),
    /** the sum of its refunds, whatever their state */
    refunded: cents().notNull().default(0),
    /** one charge per attempt, however often it is sent */
    idempotencyKey: text().notNull().unique(),
    returnUrl: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    movedAt: instant().notNull().defaultNow(),
    /** when the provider is next asked about it; null: there is nothing left to ask */
    askAt: instant(),
    /** why only a person can settle it */
    problem: text().$type<'wrong_amount'>(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_reference').on(t.provider, t.reference),
    index('payments_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('payments_amount', sql`${t.amount} >= 0 and ${t.tips} >= 0`),
    check('payments_method', sql`${t.method} in (2, 6, 7, 8, 12, 13)`),
    check(
      'payments_state',
      sql`${t.state} in ('created', 'sent', 'redirected', 'authorised', 'captured', 'declined', 'cancelled', 'expired', 'unknown')`,
    ),
    check(
      'payments_refunded',
      sql`${t.refunded} between 0 and ${t.amount} and (${t.refunded} = 0 or ${t.state} = 'captured')`,
    ),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    /** random; also the provider's idempotency key */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amount: cents().notNull(),
    currency: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** by whom it was made: asked for by us, or at the provider itself */
    source: text().$type<'plaza' | 'provider'>().notNull().default('plaza'),
    /** the refund of the order that it is part of; null where no order took the money */
    orderRefundId: text(),
    tries: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    /** when it is sent to the provider, again until that confirms it; null once it is done */
    dueAt: instant(),
    settledAt: instant(),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_order_refund').on(t.orderRefundId).where(sql`${t.orderRefundId} is not null`),
    index('refunds_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} in ('requested', 'sent', 'done', 'failed')`),
  ],
)

/** Provider events already processed; a repeated one is ignored. */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  paymentId: text().notNull(),
  receivedAt: instant().notNull().defaultNow(),
})
