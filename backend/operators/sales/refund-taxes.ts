import { asc, eq, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxesOfRefund } from '@/backend/orders/refunds/refunded-taxes'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { lessTaxes, type TaxParts, taxesOfOrder } from '@/backend/orders/taxes/tax-parts'
import type { Database } from '@/backend/platform/db/database'

interface RefundTaxes {
  store: string
  currency: string
  createdAt: Date
  taxes: TaxParts
}

/** The taxes in each refund of the orders, oldest first: all of them, since earlier ones determine what is left. */
export async function readRefundTaxes(db: Database, which: SQL | undefined): Promise<RefundTaxes[]> {
  const { tax, taxes, createdAt, orderId } = orderRefunds
  const found = await db
    .select({
      store: stores.urlKey,
      currency: orders.currency,
      createdAt,
      orderId,
      booked: { tax, taxes },
      bill: { taxes: orders.taxes, appliedTaxes: orders.appliedTaxes },
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(which)
    .orderBy(asc(createdAt), asc(orderRefunds.id))
  const leftOf = new Map<string, TaxParts>()
  return found.map(({ orderId, booked, bill, ...refund }) => {
    const left = leftOf.get(orderId) ?? taxesOfOrder(bill)
    const refunded = taxesOfRefund(booked, left)
    leftOf.set(orderId, lessTaxes(left, refunded))
    return { ...refund, taxes: refunded }
  })
}
