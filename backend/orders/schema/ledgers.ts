import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { cents, instant } from '@/backend/platform/db/columns'
import { orderLines, orders } from './orders'
import { payments, refunds } from './payments'
import type { Account, TransferKind } from './transfer-kinds'

/** A customer's points: the sum of their transfers, held here so that a guarded update can spend them. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id),
    balance: integer().notNull().default(0),
  },
  (t) => [check('points_balance', sql`${t.balance} >= 0`)],
)

export const giftCards = pgTable(
  'gift_cards',
  {
    code: text().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** the sum of its transfers, held here so that a guarded update can spend it */
    balance: cents().notNull(),
    bookValue: cents().notNull(),
    currency: text().notNull().default('CAD'),
    purchasedAt: instant().notNull(),
    expiresAt: instant(),
    /** the unconfirmed address that the card was given to; until it is confirmed, the owner cannot spend the card */
    waitsFor: text(),
    /** the giver's comment, sealed */
    giftComment: text().notNull().default(''),
    /** the first transfer that the owner may see, as earlier ones are another's; null for all */
    shownFrom: integer(),
    /** the order line that bought it, and its index among that line's cards; null for a card from elsewhere */
    orderId: text().references(() => orders.id),
    orderLineId: integer().references(() => orderLines.id),
    nth: smallint(),
    /** what an operator took off it for good, without a refund; null unless one voided it */
    forfeited: cents(),
  },
  (t) => [
    index('gift_cards_customer').on(t.customerId),
    // a paid line issues each of its cards once, however often the payment is reported
    uniqueIndex('gift_cards_issued').on(t.orderLineId, t.nth),
    index('gift_cards_order').on(t.orderId),
    index('gift_cards_waiting').on(t.waitsFor),
    check('gift_cards_balance', sql`${t.balance} >= 0 and ${t.balance} <= ${t.bookValue}`),
  ],
)

/** The double-entry ledger: every amount that moved. Rows are only ever added; a trigger refuses anything else. */
export const transfers = pgTable(
  'transfers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<TransferKind>().notNull(),
    debit: text().$type<Account>().notNull(),
    credit: text().$type<Account>().notNull(),
    /** minor units, or a number of points */
    amount: cents().notNull(),
    /** `points` for a number of points */
    currency: text().notNull(),
    /** no reference, since it remains when the order of a declined checkout is undone */
    orderId: text(),
    paymentId: text().references(() => payments.id),
    refundId: text().references(() => refunds.id),
    giftCard: text().references(() => giftCards.code),
    /** the owner of points; for a gift card that is given, the other person */
    customerId: integer().references(() => customers.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('transfers_order').on(t.orderId),
    index('transfers_payment').on(t.paymentId),
    index('transfers_created').on(t.createdAt),
    index('transfers_gift_card_newest').on(t.giftCard, t.createdAt),
    index('transfers_customer_newest').on(t.customerId, t.createdAt),
    // an attempt is captured and taken by its order once, a refund is done once
    uniqueIndex('transfers_once').on(t.paymentId, t.kind).where(sql`${t.kind} in ('captured', 'paid')`),
    uniqueIndex('transfers_refund').on(t.refundId),
    check('transfers_amount', sql`${t.amount} > 0`),
    check('transfers_accounts', sql`${t.debit} <> ${t.credit}`),
  ],
)
