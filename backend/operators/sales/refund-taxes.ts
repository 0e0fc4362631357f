import { asc, eq, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { nextTaxes, type TaxAmounts } from './split-taxes'

interface RefundTax {
  store: string
  currency: string
  createdAt: Date
  /** the tax in the refund, in minor units */
  tax: number
  byLabel: TaxAmounts
}

/** The tax in each refund of the orders, oldest first: all of them, since earlier ones determine the shares of labels. */
export async function readRefundTaxes(db: Database, which: SQL | undefined): Promise<RefundTax[]> {
  const { tax, createdAt, orderId } = orderRefunds
  const found = await db
    .select({ store: stores.urlKey, currency: orders.currency, createdAt, tax, orderId, taxes: orders.taxes })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(which)
    .orderBy(asc(createdAt), asc(orderRefunds.id))
  const refunded = new Map<string, number>()
  return found.map(({ orderId, taxes, ...refund }) => {
    const before = refunded.get(orderId) ?? 0
    refunded.set(orderId, before + refund.tax)
    return { ...refund, byLabel: nextTaxes(taxes, { amount: refund.tax, before }) }
  })
}
