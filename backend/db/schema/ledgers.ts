import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Account, TransferKind } from '@/backend/services/ledger/transfer-kinds'
import type { GiftCardEntry } from '@/lib/domain/codes/gift-card-entry'
import { cents, instant } from './columns'
import { customers } from './customers'
import { orderLines, orders } from './orders'
import { payments, refunds } from './payments'
import { stores } from './stores'

/** Balance and remaining are currently equal; redeemed is the total ever spent. */
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

export const pointsEntries = pgTable(
  'points_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    delta: integer().notNull(),
    balance: integer().notNull(),
    orderId: text().references(() => orders.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('points_entries_customer').on(t.customerId, t.createdAt.desc()),
    index('points_entries_order').on(t.orderId),
  ],
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
    balance: cents().notNull(),
    bookValue: cents().notNull(),
    currency: text().notNull().default('CAD'),
    purchasedAt: instant().notNull(),
    expiresAt: instant(),
    /** the order line that bought it, and its index among that line's cards; null for a card from elsewhere */
    orderId: text().references(() => orders.id),
    orderLineId: integer().references(() => orderLines.id),
    nth: smallint(),
  },
  (t) => [
    index('gift_cards_customer').on(t.customerId),
    // a paid line issues each of its cards once, however often the payment is reported
    uniqueIndex('gift_cards_issued').on(t.orderLineId, t.nth),
    index('gift_cards_order').on(t.orderId),
    check('gift_cards_balance', sql`${t.balance} >= 0 and ${t.balance} <= ${t.bookValue}`),
  ],
)

export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text()
      .notNull()
      .references(() => giftCards.code),
    type: smallint().$type<GiftCardEntry>().notNull(),
    /** an order id, or the other party of a transfer */
    extra: text().notNull().default(''),
    /** the related order, if any */
    orderId: text().references(() => orders.id),
    delta: cents().notNull(),
    balance: cents().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('gift_card_entries_code').on(t.code, t.createdAt.desc()),
    index('gift_card_entries_order').on(t.orderId),
    check('gift_card_entries_type', sql`${t.type} in (0, 1, 5, 6, 7)`),
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
    /** remains when the order of a declined checkout is undone */
    orderId: text(),
    paymentId: text().references(() => payments.id),
    refundId: text().references(() => refunds.id),
    giftCard: text().references(() => giftCards.code),
    /** whose points they are; of a gift card that is given, the other person */
    customerId: integer().references(() => customers.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('transfers_order').on(t.orderId),
    index('transfers_payment').on(t.paymentId),
    index('transfers_gift_card').on(t.giftCard, t.createdAt.desc()),
    index('transfers_customer').on(t.customerId, t.createdAt.desc()),
    // an attempt is captured and taken by its order once, a refund is done once
    uniqueIndex('transfers_once').on(t.paymentId, t.kind).where(sql`${t.kind} in ('captured', 'paid')`),
    uniqueIndex('transfers_refund').on(t.refundId),
    check('transfers_amount', sql`${t.amount} > 0`),
    check('transfers_accounts', sql`${t.debit} <> ${t.credit}`),
  ],
)
