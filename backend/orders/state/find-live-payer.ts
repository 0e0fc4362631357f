import { and, eq, ne } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

/** Locked; null if none. */
export async function findLivePayer(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [live] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.relatedOrderId, orderId), ne(orders.status, ORDER_STATUS.canceled)))
    .for('update')
  return live ?? null
}
