import { and, asc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type BoughtCard, readBoughtCards } from '@/backend/orders/gift-cards/bought-cards'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { taxesOfOrder } from '@/backend/orders/taxes/tax-parts'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Refundable } from './refund-shares'
import { taxesLeft } from './refunded-taxes'

/** Sums over an order's earlier refunds, in minor units. */
const EARLIER = {
  amount: total(orderRefunds.amount),
  cash: total(orderRefunds.byCash),
  giftCard: total(orderRefunds.byGiftCard),
  points: total(orderRefunds.byPoints),
  pointsUnearned: total(orderRefunds.pointsUnearned),
}

export interface PaidPayment {
  id: string
  /** minor units that can still be returned */
  left: number
}

/** What can still be refunded of an order, and what was before. The caller must have locked the order. */
export async function readRefundable(tx: Transaction, order: OrderRow) {
  const [earlier] = await tx.select(EARLIER).from(orderRefunds).where(eq(orderRefunds.orderId, order.id))
  if (!earlier) throw new Error('a sum without a row')
  const taken = await readTaken(tx, order.id)
  const online = taken.reduce((sum, { amount }) => sum + amount, 0)
  const left: Refundable = {
    provider: taken.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    cash: order.totalPaid - order.giftCardPayment - order.pointsPayment - online - earlier.cash,
    giftCard: order.giftCardPayment - earlier.giftCard,
    points: order.pointsPayment - earlier.points,
  }
  const { tax, taxes, orderId, createdAt, id } = orderRefunds
  const booked = await tx.select({ tax, taxes }).from(orderRefunds).where(eq(orderId, order.id)).orderBy(createdAt, id)
  const cards = await readBoughtCards(tx, order.id)
  const bought = { worth: sum(cards, 'bookValue'), voided: sum(cards, 'voided') }
  const paidBy: PaidPayment[] = taken.map(({ id, amount, refunded }) => ({ id, left: amount - refunded }))
  return { left, taxes: taxesLeft(taxesOfOrder(order), booked), earlier, paidBy, bought }
}

function sum(cards: BoughtCard[], of: 'bookValue' | 'voided'): number {
  return cards.reduce((total, card) => total + card[of], 0)
}

/** The attempts whose money the order took; the money of others was returned in full. */
function readTaken(tx: Transaction, orderId: string) {
  return tx
    .select({ id: payments.id, amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .innerJoin(transfers, and(eq(transfers.paymentId, payments.id), eq(transfers.kind, 'paid')))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
}

function total(column: AnyPgColumn) {
  return sql<number>`coalesce(sum(${column}), 0)::int`
}
