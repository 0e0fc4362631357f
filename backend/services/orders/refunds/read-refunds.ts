import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orderRefunds } from '@/backend/db/schema/order-refunds'
import { refunds } from '@/backend/db/schema/payments'

/** Minor units of each refund of an order that its provider has not confirmed. */
const onItsWay = sql<number>`coalesce((
  select sum(${refunds.amount}) from ${refunds}
  where ${refunds.orderRefundId} = ${orderRefunds.id} and ${refunds.state} <> 'done'), 0)::int`

export type RefundOfOrder = typeof orderRefunds.$inferSelect & {
  /** minor units of `byProvider` that the provider has not confirmed to have returned */
  onItsWay: number
}

/** What went back of these orders, the oldest first. */
export async function readRefunds(db: Database, orderIds: string[]): Promise<RefundOfOrder[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({ refund: orderRefunds, onItsWay })
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, orderIds))
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.id))
  return rows.map(({ refund, onItsWay: waiting }) => ({ ...refund, onItsWay: waiting }))
}

/** Minor units that are still with the provider, or wait for people. */
export function notReturned(rows: readonly RefundOfOrder[]): number {
  return rows.reduce((sum, one) => sum + one.onItsWay + (one.paidOutAt ? 0 : one.unclaimed), 0)
}
