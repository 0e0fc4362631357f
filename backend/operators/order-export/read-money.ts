import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { nextTaxes, type TaxAmounts } from '@/backend/operators/sales/split-taxes'
import { noPayments, type Way, wayOf } from '@/backend/operators/sales/ways-of-payment'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { payments } from '@/backend/orders/schema/payments'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { PlacedOrder } from './read-pages'

/** What came in for an order, by the ledger. */
interface Income {
  /** minor units */
  paid: Record<Way, number>
  /** the providers' references of its payments */
  references: string[]
  lastAt: Date | null
}

export interface PaidOrder extends PlacedOrder {
  income: Income
  /** the tax in its refunds */
  refundTax: TaxAmounts
}

/** Adds to pages of orders what was paid and refunded. */
export async function* withMoney(tx: Transaction, pages: AsyncIterable<PlacedOrder[]>): AsyncGenerator<PaidOrder[]> {
  for await (const page of pages) {
    const ids = page.map(({ id }) => id)
    const incomes = await readIncome(tx, ids)
    const refundTaxes = await readRefundTax(tx, ids)
    yield page.map((order) => ({
      ...order,
      income: incomes.get(order.id) ?? noIncome(),
      refundTax: nextTaxes(order.taxes, { amount: refundTaxes.get(order.id) ?? 0, before: 0 }),
    }))
  }
}

async function readIncome(tx: Transaction, ids: readonly string[]): Promise<Map<string, Income>> {
  const moved = await tx
    .select({
      orderId: transfers.orderId,
      kind: transfers.kind,
      amount: transfers.amount,
      createdAt: transfers.createdAt,
      method: payments.method,
      reference: payments.reference,
    })
    .from(transfers)
    .leftJoin(payments, eq(payments.id, transfers.paymentId))
    .where(and(inArray(transfers.orderId, [...ids]), ne(transfers.currency, POINTS)))
    .orderBy(asc(transfers.createdAt), asc(transfers.id))
  const incomes = new Map<string, Income>()
  for (const { orderId, kind, amount, createdAt, method, reference } of moved) {
    const way = wayOf(kind, method)
    if (!way || orderId === null) continue
    const income = incomes.get(orderId) ?? noIncome()
    income.paid[way] += amount
    income.lastAt = createdAt
    if (reference) income.references.push(reference)
    incomes.set(orderId, income)
  }
  return incomes
}

async function readRefundTax(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const { orderId, tax } = orderRefunds
  const sums = await tx
    .select({ orderId, tax: sql<number>`sum(${tax})::int` })
    .from(orderRefunds)
    .where(inArray(orderId, [...ids]))
    .groupBy(orderId)
  return new Map(sums.map((sum) => [sum.orderId, sum.tax]))
}

function noIncome(): Income {
  return { paid: noPayments(), references: [], lastAt: null }
}
