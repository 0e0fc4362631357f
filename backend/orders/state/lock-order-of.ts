import { eq } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'

/** The order of an attempt, locked: always before the attempt itself, to avoid deadlocks. Null once it is undone. */
export async function lockOrderOf(tx: Transaction, paymentId: string): Promise<OrderRow | null> {
  const [attempt] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  if (!attempt?.orderId) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId)).for('update')
  return order ?? null
}
