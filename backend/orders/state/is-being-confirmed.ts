import { and, eq, exists, inArray, type SQL } from 'drizzle-orm'
import { type AttemptState, IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'

/** Nothing else may be charged for the order until this is known. */
export async function isBeingConfirmed(db: Database, orderId: string): Promise<boolean> {
  const doubtful = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...IN_DOUBT])))
    .limit(1)
  return doubtful.length > 0
}

export function hasAttempt(db: Database, states: readonly AttemptState[]): SQL {
  return exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), inArray(payments.state, [...states]))),
  )
}
