import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { noPayments, type Way, wayOf } from '@/backend/operators/sales/ways-of-payment'
import { taxesLeft } from '@/backend/orders/refunds/refunded-taxes'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { payments } from '@/backend/orders/schema/payments'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import { lessTaxes, type TaxParts, taxesOfOrder } from '@/backend/orders/taxes/tax-parts'
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
  billedTaxes: TaxParts
  /** those in its refunds */
  refundTaxes: TaxParts
}

/** Adds to pages of orders what was paid and refunded. */
export async function* withMoney(tx: Transaction, pages: AsyncIterable<PlacedOrder[]>): AsyncGenerator<PaidOrder[]> {
  for await (const page of pages) {
    const ids = page.map(({ id }) => id)
    const incomes = await readIncome(tx, ids)
    const refunds = await readRefundTaxes(tx, ids)
    yield page.map((order) => {
      const billedTaxes = taxesOfOrder(order)
      const ofOrder = refunds.filter(({ orderId }) => orderId === order.id)
      const refundTaxes = lessTaxes(billedTaxes, taxesLeft(billedTaxes, ofOrder))
      return { ...order, income: incomes.get(order.id) ?? noIncome(), billedTaxes, refundTaxes }
    })
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

function readRefundTaxes(tx: Transaction, ids: readonly string[]) {
  const { orderId, tax, taxes, createdAt, id } = orderRefunds
  return tx
    .select({ orderId, tax, taxes })
    .from(orderRefunds)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(createdAt), asc(id))
}

function noIncome(): Income {
  return { paid: noPayments(), references: [], lastAt: null }
}
