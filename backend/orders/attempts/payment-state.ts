import { and, desc, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { type AttemptState, IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { transfers } from '@/backend/orders/schema/ledgers'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { amountDue } from '@/backend/orders/state/amount-due'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { PayerState, PaymentState } from '@/lib/domain/codes/payment-state'

/** Whether an attempt of the order is in doubt: until its outcome is known, nothing else may be charged. */
export async function isBeingConfirmed(db: Database, orderId: string): Promise<boolean> {
  const doubtful = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...IN_DOUBT])))
    .limit(1)
  return doubtful.length > 0
}

/** SQL condition: the order has an attempt in one of these states. */
export function hasAttempt(db: Database, states: readonly AttemptState[]): SQL {
  return exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), inArray(payments.state, [...states]))),
  )
}

export type LastOutcome = 'declined' | 'cancelled' | 'returned'

/**
 * How the last attempt ended, where its payer must know. The owner hears of their own attempts, a visitor of those of
 * others.
 */
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

/** Null where the order's status says it all. */
export function paymentStateOf(order: OrderRow, isConfirming: boolean): PaymentState | null {
  if (isConfirming) return 'confirming'
  return order.expiresAt !== null && amountDue(order) > 0 ? 'waiting' : null
}

/** The payment state with the outcome of the last attempt; null like `paymentStateOf`. */
export function payerStateOf(order: OrderRow, isConfirming: boolean, last: LastOutcome | null): PayerState | null {
  if (isConfirming) return 'confirming'
  const isToldOf = last === 'returned' || amountDue(order) > 0
  return last && isToldOf ? last : paymentStateOf(order, false)
}
