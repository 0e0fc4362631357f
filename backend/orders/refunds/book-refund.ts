import { and, eq, isNull, sql } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { orderRefunds, type RefundedLine } from '@/backend/orders/schema/order-refunds'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { sumOfParts, type TaxParts } from '@/backend/orders/taxes/tax-parts'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { randomId } from '@/backend/platform/token'
import { requestRefund } from './provider-refund'
import { type PaidPayment, readRefundable } from './read-refundable'
import { nextShare, splitRefund } from './refund-shares'
import { capTaxes, shareOfTaxes } from './refunded-taxes'
import { REPORT_UNCLAIMED } from './report-unclaimed'
import { returnPoints, returnToGiftCard, takeBackPoints } from './return-credit'

interface RefundInput {
  /** idempotency key of the order's refund */
  key: string
  /** minor units */
  amount: number
  reason?: string
  lines?: RefundedLine[]
  /** the tax in the amount; absent for its share of what is left of the bill's */
  taxes?: TaxParts
  /** minor units of the amount that voided gift cards of the order were worth */
  giftCards?: number
  /** the payment whose provider has returned the amount already */
  returnedOf?: string
}

/**
 * Refunds an amount of an order: through the provider first, then in cash, to the gift card and as points. Points that
 * the order earned are taken back in proportion. The caller must have locked the order. Returns the refund's id. Throws
 * `conflict` for more than is left of what was paid.
 */
export async function bookRefund(tx: Transaction, order: OrderRow, input: RefundInput, now: Date): Promise<string> {
  const { id: orderId, currency } = order
  const { key, amount, reason = '', lines = [], giftCards = 0, returnedOf } = input
  const { left, taxes: taxesLeft, earlier, paidBy, bought } = await readRefundable(tx, order)
  const by = splitRefund(amount, left)
  if (!by || (returnedOf && by.provider < amount))
    throw new DomainError('conflict', 'more than is left of what was paid')
  // gift cards have neither tax nor points
  const goods = { amount: amount - giftCards, before: Math.max(0, earlier.amount - (bought.voided - giftCards)) }
  const bill = order.grandTotal + order.tips - bought.worth
  const ofGoods = { amount: goods.amount, total: bill - goods.before }
  const taxes = input.taxes ? capTaxes(input.taxes, taxesLeft) : shareOfTaxes(taxesLeft, ofGoods)
  const earned = order.pointsEarned + earlier.pointsUnearned
  const share = nextShare(earned, { ...goods, total: order.totalPaid - bought.worth })
  const pointsUnearned = Math.min(share, order.pointsEarned)
  const spent = { amount: by.points, before: earlier.points, total: order.pointsPayment }
  const points = nextShare(order.pointsSpent, spent)
  await addToOrder(tx, orderId, { amount, pointsUnearned }, now)

  const id = randomId()
  if (!returnedOf) await returnOnline(tx, order, { id, amount: by.provider, paidBy }, now)
  await bookTransfer(tx, { kind: 'cash_returned', amount: by.cash, currency, orderId }, now)
  const credit = by.giftCard + by.points
  const unclaimed = credit > 0 && !(await hasAccount(tx, order.customerId)) ? credit : 0
  await bookTransfer(tx, { kind: 'credit_unclaimed', amount: unclaimed, currency, orderId }, now)
  if (unclaimed > 0) await enqueueJob(tx, REPORT_UNCLAIMED, { refundId: id }, now)
  let giftCardCode = ''
  if (unclaimed === 0 && by.giftCard > 0) giftCardCode = await returnToGiftCard(tx, order, by.giftCard, now)
  if (unclaimed === 0 && by.points > 0) await returnPoints(tx, order, { points, amount: by.points }, now)
  await takeBackPoints(tx, order, pointsUnearned, now)

  const ways = { byProvider: by.provider, byCash: by.cash, byGiftCard: by.giftCard, byPoints: by.points }
  const shares = { tax: sumOfParts(taxes), taxes, points, pointsUnearned, giftCardCode, unclaimed }
  await tx.insert(orderRefunds).values({ id, orderId, key, reason, lines, amount, ...ways, ...shares, createdAt: now })
  return id
}

/** Refunds what is left of an order that has ended. */
export async function refundRest(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const amount = order.totalPaid - order.refunded
  if (amount > 0) await bookRefund(tx, order, { key: 'ended', amount }, now)
}

/** Adds to the sum of an order's refunds, which never exceeds what was paid, even under concurrent refunds. */
async function addToOrder(
  tx: Transaction,
  orderId: string,
  { amount, pointsUnearned }: { amount: number; pointsUnearned: number },
  now: Date,
): Promise<void> {
  const [added] = await tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} + ${amount}`,
      pointsEarned: sql`${orders.pointsEarned} - ${pointsUnearned}`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, orderId), sql`${orders.refunded} + ${amount} <= ${orders.totalPaid}`))
    .returning({ id: orders.id })
  if (!added) throw new DomainError('conflict', 'more than is left of what was paid')
}

/** Requests refunds of the payments, the oldest first. */
async function returnOnline(
  tx: Transaction,
  { id: orderId, currency }: OrderRow,
  { id: orderRefundId, amount, paidBy }: { id: string; amount: number; paidBy: readonly PaidPayment[] },
  now: Date,
): Promise<void> {
  let rest = amount
  for (const { id: paymentId, left } of paidBy) {
    const part = Math.min(rest, left)
    if (part === 0) continue
    await bookTransfer(tx, { kind: 'returned', amount: part, currency, orderId, paymentId }, now)
    await requestRefund(tx, { paymentId, amount: part, orderRefundId }, now)
    rest -= part
  }
}

async function hasAccount(tx: Transaction, customerId: number): Promise<boolean> {
  const living = and(eq(customers.id, customerId), isNull(customers.deletedAt))
  return (await tx.select({ id: customers.id }).from(customers).where(living)).length > 0
}
