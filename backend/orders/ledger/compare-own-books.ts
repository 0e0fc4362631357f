import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'
import { readBalances, type Sums } from './read-balances'

/** Two records of the same amounts. */
interface Comparison {
  of: string
  /** each side of the comparison has a name, as `paid`, and its amounts */
  left: readonly [name: string, sums: Sums]
  right: readonly [name: string, sums: Sums]
}

/** A sentence for each amount that differs. */
export function findDifferences({ of, left: [oneName, ones], right: [otherName, others] }: Comparison): string[] {
  return [...new Set([...ones.keys(), ...others.keys()])].flatMap((id) => {
    const [one, other] = [ones.get(id) ?? 0, others.get(id) ?? 0]
    return one === other ? [] : [`${of} ${id}: ${oneName} ${one}, ${otherName} ${other}`]
  })
}

/** Our own records of money, each beside the ledger. */
export async function compareOwnBooks(tx: Transaction): Promise<Comparison[]> {
  const isMoney = ne(transfers.currency, POINTS)
  // gift cards are paid like any goods; their issue moves the money on
  const isPayment = and(isMoney, notInArray(transfers.kind, ['card_issued', 'card_voided']))
  const unreturned = await readUnreturned(tx)
  const earned = await readBalances(tx, 'store', 'orderId', isPayment)
  const held = await readBalances(tx, 'provider', 'paymentId')
  const owed = await readBalances(tx, 'customer', 'paymentId')
  const onCards = await readBalances(tx, 'gift_card', 'giftCard')
  const inTransit = await readBalances(tx, 'customer', 'giftCard')
  const isCredit = inArray(transfers.kind, ['credit_unclaimed', 'credit_paid_out'])
  const unclaimed = await readBalances(tx, 'customer', 'orderId', isCredit)
  const points = await readBalances(tx, 'points', 'customerId', eq(transfers.currency, POINTS))
  return [
    { of: 'order', left: ['paid', await readPaid(tx)], right: ['in the ledger', earned] },
    {
      of: 'order',
      left: ['credit for people to return', await readUnclaimed(tx)],
      right: ['in the ledger', unclaimed],
    },
    { of: 'attempt', left: ['taken', await readTaken(tx, unreturned)], right: ['in the ledger', held] },
    { of: 'attempt', left: ['to be returned', unreturned], right: ['in the ledger', owed] },
    { of: 'gift card', left: ['balance', await readCards(tx)], right: ['in the ledger', onCards] },
    { of: 'gift card', left: ['given and not received', new Map()], right: ['in the ledger', inTransit] },
    { of: 'customer', left: ['points', await readPoints(tx)], right: ['in the ledger', points] },
  ]
}

async function readPaid(tx: Transaction): Promise<Sums> {
  const rows = await tx.select({ id: orders.id, paid: orders.totalPaid, refunded: orders.refunded }).from(orders)
  return new Map(rows.map(({ id, paid, refunded }) => [id, paid - refunded]))
}

async function readTaken(tx: Transaction, unreturned: Sums): Promise<Sums> {
  const rows = await tx.select().from(payments).where(eq(payments.state, 'captured'))
  return new Map(rows.map(({ id, amount, refunded }) => [id, amount - refunded + (unreturned.get(id) ?? 0)]))
}

async function readUnreturned(tx: Transaction): Promise<Sums> {
  const rows = await tx
    .select({ id: refunds.paymentId, amount: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(ne(refunds.state, 'done'))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

async function readCards(tx: Transaction): Promise<Sums> {
  const rows = await tx.select({ code: giftCards.code, balance: giftCards.balance }).from(giftCards)
  return new Map(rows.map(({ code, balance }) => [code, balance]))
}

async function readPoints(tx: Transaction): Promise<Sums> {
  const rows = await tx.select().from(pointsAccounts)
  return new Map(rows.map(({ customerId, balance }) => [String(customerId), balance]))
}

async function readUnclaimed(tx: Transaction): Promise<Sums> {
  const rows = await tx
    .select({ id: orderRefunds.orderId, amount: sql<number>`sum(${orderRefunds.unclaimed})::int` })
    .from(orderRefunds)
    .where(isNull(orderRefunds.paidOutAt))
    .groupBy(orderRefunds.orderId)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}
