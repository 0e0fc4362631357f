import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { ATTEMPT_TRANSITIONS, type AttemptEvent } from '@/backend/orders/schema/attempt-transitions'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import { firstPoll } from './poll-schedule'

export type Attempt = typeof payments.$inferSelect

/** Moves the attempts whose state allows the event, and returns them; others stay as they are. */
export async function moveAttempts(
  db: Database,
  which: SQL | undefined,
  event: AttemptEvent,
  now: Date,
): Promise<Attempt[]> {
  const { from, to } = ATTEMPT_TRANSITIONS[event]
  return db
    .update(payments)
    .set({ state: to, movedAt: now, askAt: firstPoll(to, now) })
    .where(and(which, inArray(payments.state, [...from])))
    .returning()
}

/** Closes the open attempts of an order. One in doubt is left to its own outcome. */
export async function cancelAttempts(tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'cancel', now)
}

/** Closes the open attempts of an order that has expired. */
export async function expireAttempts(tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'expire', now)
}

/**
 * Locks the order of an attempt, always before the attempt itself, to avoid deadlocks. Null once the order is undone.
 */
export async function lockOrderOfAttempt(tx: Transaction, paymentId: string): Promise<OrderRow | null> {
  const [attempt] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  if (!attempt?.orderId) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId)).for('update')
  return order ?? null
}
