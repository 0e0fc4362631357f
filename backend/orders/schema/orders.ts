import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { cents, instant } from '@/backend/platform/db/columns'
import { jsonWithTexts, labelled, localised } from '@/backend/platform/db/localised-columns'
import type { Surcharge } from '@/backend/pricing/surcharge'
import type { AppliedTax } from '@/backend/pricing/taxes/tax-amounts'

import { LINE_KIND, type LineKind } from '@/lib/domain/codes/catalogue-codes'
import type { FulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { DELIVERY_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD, type PaymentMethod } from '@/lib/domain/codes/payment-method'
import { completeText } from '@/lib/domain/languages/complete-text'
import { DEFAULT_LANGUAGE, type Language, type Localised } from '@/lib/domain/languages/languages'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import type { Estimate } from '@/lib/domain/stores/estimate'

export interface ChosenOption {
  groupId: number
  groupName: Localised
  choiceId: number
  choiceName: Localised
  /** minor units per unit */
  price: number
}

const chosenOptions = () =>
  jsonWithTexts((options: ChosenOption[]) =>
    options.map((one) => ({
      ...one,
      groupName: completeText(one.groupName),
      choiceName: completeText(one.choiceName),
    })),
  )

export const orders = pgTable(
  'orders',
  {
    /** random, 80 bits */
    id: text().primaryKey(),
    quoteId: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    /** the site it was placed on: an independent domain, or `shared` */
    site: text().notNull(),
    /** keyed hash of the network address it was placed from; empty if unknown */
    placedFrom: text().notNull().default(''),
    status: smallint().$type<OrderStatus>().notNull(),
    deliveryStatus: smallint().notNull().default(DELIVERY_STATUS.waiting),
    fulfilmentMethod: smallint('shipping_method').$type<FulfilmentMethod>().notNull(),
    fulfilmentOption: text('shipping_code').notNull().default(''),
    paymentMethod: smallint().$type<PaymentMethod>().notNull(),
    currency: text().notNull(),
    itemTotal: cents().notNull(),
    storeDiscount: cents().notNull(),
    couponDiscount: cents().notNull(),
    /** excludes what is paid separately */
    surcharge: integer('surcharge_total').notNull(),
    shippingFee: cents().notNull(),
    totalBeforeTax: cents().notNull(),
    tax: cents().notNull(),
    /** label to minor units, as `{ GST: 125, PST: 175 }` */
    taxes: jsonb().$type<Record<string, number>>().notNull(),
    /** each with its rate and base, also those that prices contain; empty for an order of before */
    appliedTaxes: jsonb().$type<AppliedTax[]>().notNull().default([]),
    /** everything except tips */
    grandTotal: cents().notNull(),
    tips: cents().notNull().default(0),
    giftCardPayment: cents().notNull().default(0),
    pointsPayment: cents().notNull().default(0),
    pointsSpent: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
    totalPaid: cents().notNull().default(0),
    refunded: cents().notNull().default(0),
    allowPayNow: boolean().notNull().default(false),
    couponCode: text().notNull().default(''),
    giftCardCode: text().notNull().default(''),
    /** type and last four only, as `Visa 4242` */
    cardLabel: text().notNull().default(''),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    phone: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    shippingAddress: jsonb().$type<PostalAddress>(),
    billingAddress: jsonb().$type<PostalAddress>(),
    tableNumber: text().notNull().default(''),
    partySize: text().notNull().default(''),
    server: text().notNull().default(''),
    /** by the store's rule at the time the order was placed */
    storeSurcharge: labelled<Surcharge>(),
    /** added manually, for example for a difference in weight */
    orderSurcharge: labelled<Surcharge>('surcharge'),
    /** a payment without goods: at the till, or for the surcharge of another order */
    selfCheckout: boolean().notNull().default(false),
    /** the order whose separate surcharges this one pays */
    relatedOrderId: text().references((): AnyPgColumn => orders.id),
    /** null means as soon as possible */
    expectedStart: instant(),
    expectedEnd: instant(),
    /** promised when it was placed for as soon as possible; null where nothing was */
    estimate: jsonb().$type<Estimate>(),
    readyAt: instant(),
    /** when the store said that it is ready; null: not yet, or the store does not say */
    preparedAt: instant(),
    /** when an unpaid online order is released */
    expiresAt: instant(),
    reviewUntil: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('orders_store_newest').on(t.gid, t.createdAt),
    index('orders_customer_newest').on(t.customerId, t.createdAt),
    index('orders_created').on(t.createdAt),
    index('orders_expected').on(t.expectedStart).where(sql`${t.expectedStart} is not null`),
    // the text that operators search: `orderText`
    index('orders_text').using(
      'gin',
      sql`(${t.id} || ' ' || ${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.email} || ' ' || ${t.phone}) gin_trgm_ops`,
    ),
    // counts the open orders of unverified accounts at one address
    index('orders_open_from').on(t.placedFrom).where(sql`${t.status} in (1, 3) and ${t.placedFrom} <> ''`),
    index('orders_work').on(t.status, t.updatedAt).where(sql`${t.status} in (1, 2, 3)`),
    // at most one live order pays a surcharge, even under concurrent requests
    uniqueIndex('orders_pays_surcharge')
      .on(t.relatedOrderId)
      .where(sql`${t.relatedOrderId} is not null and ${t.status} <> 5`),
    check('orders_status', sql`${t.status} between 1 and 7`),
    check('orders_delivery_status', sql`${t.deliveryStatus} >= 0`),
    check('orders_shipping_method', sql`${t.fulfilmentMethod} between 1 and 5`),
    check('orders_payment_method', sql`${t.paymentMethod} in (${sql.raw(Object.values(PAYMENT_METHOD).join(', '))})`),
    check(
      'orders_parts',
      sql`least(${t.itemTotal}, ${t.storeDiscount}, ${t.couponDiscount}, ${t.surcharge}, ${t.shippingFee}, ${t.tax}, ${t.tips}) >= 0
        and ${t.storeDiscount} + ${t.couponDiscount} <= ${t.itemTotal}`,
    ),
    check(
      'orders_bill',
      sql`${t.totalBeforeTax} = ${t.itemTotal} - ${t.storeDiscount} - ${t.couponDiscount} + ${t.surcharge} + ${t.shippingFee}
        and ${t.grandTotal} = ${t.totalBeforeTax} + ${t.tax}`,
    ),
    check(
      'orders_paid',
      sql`${t.totalPaid} between 0 and ${t.grandTotal} + ${t.tips}
        and (${t.status} <> 4 or ${t.totalPaid} = ${t.grandTotal} + ${t.tips})
        and ${t.refunded} between 0 and ${t.totalPaid}`,
    ),
    check(
      'orders_credit',
      sql`${t.giftCardPayment} >= 0 and ${t.pointsPayment} >= 0 and ${t.pointsSpent} >= 0 and ${t.pointsEarned} >= 0
        and ${t.giftCardPayment} + ${t.pointsPayment} <= ${t.totalPaid}`,
    ),
  ],
)

export type OrderRow = typeof orders.$inferSelect

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** the group-sale id of a deal, or the product id of a dish */
    pid: integer().notNull(),
    dealId: integer(),
    kind: smallint().$type<LineKind>().notNull().default(LINE_KIND.goods),
    name: localised().notNull(),
    /** per unit, options included */
    unitPrice: cents().notNull(),
    quantity: integer().notNull(),
    amount: cents().notNull(),
    /** empty for an order of before */
    taxClass: text().notNull().default(''),
    options: chosenOptions().notNull(),
    /** until when a voucher is valid; null without an end, and for other lines */
    validUntil: instant(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    check('order_lines_quantity', sql`${t.quantity} > 0 and ${t.amount} = ${t.unitPrice} * ${t.quantity}`),
    check('order_lines_kind', sql`${t.kind} between 0 and 2`),
  ],
)

export const orderComments = pgTable(
  'order_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    isAdmin: boolean().notNull(),
    body: text().notNull(),
    /** the same in every language, where it was written so */
    translations: jsonb().$type<Localised>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('order_comments_order').on(t.orderId, t.createdAt)],
)
