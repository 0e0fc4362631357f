import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { refunds } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'

export type RefundOfOrder = typeof orderRefunds.$inferSelect & {
  /** minor units of `byProvider` that the provider has not confirmed to have returned */
  onItsWay: number
}

/** The refunds of these orders, oldest first. */
export async function readRefunds(db: Database, orderIds: string[]): Promise<RefundOfOrder[]> {
  if (orderIds.length === 0) return []
  const isWaiting = and(eq(refunds.orderRefundId, orderRefunds.id), ne(refunds.state, 'done'))
  const rows = await db
    .select({ refund: orderRefunds, onItsWay: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(orderRefunds)
    .leftJoin(refunds, isWaiting)
    .where(inArray(orderRefunds.orderId, orderIds))
    .groupBy(orderRefunds.id)
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.id))
  return rows.map(({ refund, onItsWay }) => ({ ...refund, onItsWay }))
}

/** What the provider or people still have to return, in minor units. */
export function notReturned(rows: readonly RefundOfOrder[]): number {
  return rows.reduce((sum, one) => sum + one.onItsWay + (one.paidOutAt ? 0 : one.unclaimed), 0)
}
