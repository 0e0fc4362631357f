import { and, desc, eq, exists, not, or, sql } from 'drizzle-orm'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export type LastOutcome = 'declined' | 'cancelled' | 'returned'

/** Null unless its payer must know it. A visitor is told only of attempts by others than the owner. */
export async function lastOutcome(db: Database, orderId: string, isOwner: boolean): Promise<LastOutcome | null> {
  const isOther = sql`${payments.payerId} is distinct from ${orders.customerId}`
  const taken = db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.paymentId, payments.id), eq(transfers.kind, 'paid')))
  const [last] = await db
    .select({
      state: payments.state,
      amount: payments.amount,
      refunded: payments.refunded,
      // a refund of a paid order is not the end of an attempt to pay it
      isUnused: sql<boolean>`${or(not(exists(taken)), eq(orders.status, ORDER_STATUS.canceled))}`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), isOwner ? eq(payments.payerId, orders.customerId) : isOther))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  if (last?.state === 'declined' || last?.state === 'cancelled') return last.state
  return last?.state === 'captured' && last.refunded === last.amount && last.isUnused ? 'returned' : null
}
