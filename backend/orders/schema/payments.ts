import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '@/backend/customers/schema/customers'
import { cents, instant } from '@/backend/platform/db/columns'
import type { ProviderName } from '@/backend/providers/configured-providers'
import { isOnlineMethod, PAYMENT_METHOD, type PaymentMethod } from '@/lib/domain/codes/payment-method'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import type { AttemptState } from './attempt-transitions'
import { orders } from './orders'
import type { RefundState } from './refund-transitions'

/** Attempts to pay an order: charges of cards, and payments on a provider's page. Never deleted. */
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
    /** the provider's id, recorded before the payer can pay; null until the payment is opened there */
    reference: text(),
    state: text().$type<AttemptState>().notNull(),
    /** the amount due with these tips */
    amount: cents().notNull(),
    currency: text().notNull(),
    /** joins the order when the attempt is captured, like card label and billing address */
    tips: cents().notNull().default(0),
    /** type and last four only, as `Visa 4242` */
    cardLabel: text().notNull().default(''),
    billingAddress: jsonb().$type<PostalAddress>(),
    /** the sum of its refunds, whatever their state */
    refunded: cents().notNull().default(0),
    /** the provider charges once for each */
    idempotencyKey: text().notNull().unique(),
    returnUrl: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    movedAt: instant().notNull().defaultNow(),
    /** when the provider is polled next; null for never */
    askAt: instant(),
    /** why only people can settle the attempt */
    problem: text().$type<'wrong_amount'>(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_reference').on(t.provider, t.reference),
    index('payments_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('payments_amount', sql`${t.amount} >= 0 and ${t.tips} >= 0`),
    check(
      'payments_method',
      sql`${t.method} in (${sql.raw(Object.values(PAYMENT_METHOD).filter(isOnlineMethod).join(', '))})`,
    ),
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
    /** whether we made the refund, or somebody at the provider itself */
    source: text().$type<'plaza' | 'provider'>().notNull().default('plaza'),
    /** the refund of the order that it is part of; null where no order took the money */
    orderRefundId: text(),
    tries: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    /** when the refund is sent to the provider next; null once it is done */
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

/** Events of the sandbox that were applied; a repeated one is ignored. */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  paymentId: text().notNull(),
  receivedAt: instant().notNull().defaultNow(),
})
