import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ChargeOutcome } from '@/backend/providers/payment-provider'
import type { PaymentMethod } from '@/lib/domain/codes/payment-method'
import { cents, instant } from './columns'
import { orders } from './orders'

/** One attempt to pay an order: a card charge, or a hosted payment on the provider's page. */
export const payments = pgTable(
  'payments',
  {
    /** random; also the provider's reference */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    method: smallint().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    state: text().$type<'pending' | 'succeeded' | 'declined' | 'canceled' | 'refunded'>().notNull(),
    amount: cents().notNull(),
    currency: text().notNull(),
    /** one charge per attempt, however often it is sent */
    idempotencyKey: text().notNull().unique(),
    returnUrl: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    settledAt: instant(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    check('payments_amount', sql`${t.amount} >= 0`),
    check('payments_method', sql`${t.method} in (2, 6, 7, 8, 12, 13)`),
    check('payments_state', sql`${t.state} in ('pending', 'succeeded', 'declined', 'canceled', 'refunded')`),
  ],
)

/** The sandbox provider's own records of what it charged, separate from ours as with a real provider. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    idempotencyKey: text().primaryKey(),
    outcome: text().$type<ChargeOutcome>().notNull(),
    amount: cents().notNull(),
    refunded: cents().notNull().default(0),
    currency: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [check('sandbox_charges_refunded', sql`${t.refunded} between 0 and ${t.amount}`)],
)

/** Provider events already processed; a repeated one is ignored. */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  paymentId: text().notNull(),
  receivedAt: instant().notNull().defaultNow(),
})

/** Background work, claimed with `FOR UPDATE SKIP LOCKED`. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: smallint().notNull().default(0),
    dueAt: instant().notNull().defaultNow(),
    doneAt: instant(),
  },
  (t) => [index('jobs_due').on(t.dueAt).where(sql`${t.doneAt} is null`)],
)
