import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, instant } from '@/backend/platform/db/columns'
import type { ChargeOutcome } from '@/backend/providers/payment-provider'
import type { CardType } from '@/lib/domain/payment/cards'

/** What the sandbox charged: its own records, separate from ours as with a real provider. */
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

export const sandboxRefunds = pgTable('sandbox_refunds', {
  idempotencyKey: text().primaryKey(),
  chargeKey: text()
    .notNull()
    .references(() => sandboxCharges.idempotencyKey),
  amount: cents().notNull(),
})

/** What a test card does each time it is charged; `asks` stands for 3-D Secure. */
export type CardBehaviour = ChargeOutcome | 'asks' | 'silent'

/** The sandbox's saved cards. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    ref: text().primaryKey(),
    /** the sandbox's reference of a customer */
    customer: text().notNull(),
    /** null for an unknown issuer */
    type: smallint().$type<CardType>(),
    lastFour: text().notNull(),
    month: smallint().notNull(),
    year: smallint().notNull(),
    behaviour: text().$type<CardBehaviour>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sandbox_cards_one').on(t.customer, t.lastFour, t.month, t.year)],
)
