import { eq } from 'drizzle-orm'
import { type Attempt, lockOrderOfAttempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { requestRefund } from '@/backend/orders/refunds/provider-refund'
import type { AttemptEvent } from '@/backend/orders/schema/attempt-transitions'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { amountDue } from '@/backend/orders/state/amount-due'
import { canMove, paymentEvent } from '@/backend/orders/state/transitions'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import type { Logger } from '@/lib/telemetry/logger'

type Settled = 'paid' | 'returned'

/**
 * Records a captured attempt once and pays its order, which takes over tips, method and card and issues the gift cards
 * that it bought. Where the order cannot accept the money any more (cancelled, expired, undone, paid otherwise, another
 * amount due), it is refunded.
 */
export async function settleSuccess(tx: Transaction, paymentId: string, now: Date): Promise<Settled> {
  const order = await lockOrderOfAttempt(tx, paymentId)
  const [attempt] = await moveAttempts(tx, eq(payments.id, paymentId), 'capture', now)
  if (!attempt) {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    return known?.refunded === 0 ? 'paid' : 'returned'
  }
  const money = { amount: attempt.amount, currency: attempt.currency, orderId: attempt.orderId, paymentId }
  await bookTransfer(tx, { kind: 'captured', ...money }, now)
  const event = order && paymentEvent(order)
  const isDue = order && amountDue({ ...order, tips: attempt.tips }) === attempt.amount
  if (!event || !isDue || !canMove(order, event, now)) {
    await requestRefund(tx, { paymentId, amount: attempt.amount, orderRefundId: null }, now)
    return 'returned'
  }
  await bookTransfer(tx, { kind: 'paid', ...money }, now)
  await moveOrder(tx, order, event, now, { ...takenOver(order, attempt), totalPaid: order.totalPaid + attempt.amount })
  return 'paid'
}

/** The order shows only its owner's billing address; another payer's stays private. */
function takenOver(order: OrderRow, { method, tips, cardLabel, billingAddress, payerId }: Attempt) {
  const isOwner = payerId === order.customerId
  return { paymentMethod: method, tips, cardLabel, ...(isOwner && billingAddress && { billingAddress }) }
}

type Ending = Extract<AttemptEvent, 'decline' | 'turn_back' | 'abandon'>

/**
 * Ends an attempt that took no money, once. The order of a checkout is undone, or cancelled where its customer knows of
 * it. Returns false for an attempt that had ended before.
 */
export async function settleFailure(tx: Transaction, paymentId: string, ending: Ending, now: Date): Promise<boolean> {
  const order = await lockOrderOfAttempt(tx, paymentId)
  const [before] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId))
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), ending, now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) {
    await moveOrder(tx, order, before?.state === 'unknown' ? 'fail' : 'undo', now)
  }
  return moved.length > 0
}

/** Lets an attempt, and the order of a checkout, wait until the payer has passed 3-D Secure on the payment page. */
export async function settleStarted3ds(tx: Transaction, paymentId: string, now: Date): Promise<void> {
  const order = await lockOrderOfAttempt(tx, paymentId)
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), 'start_3ds', now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) await moveOrder(tx, order, 'start_3ds', now)
}

/** Leaves an attempt to people whose provider names another amount than it was asked for. */
export async function reportWrongAmount(db: Database, logger: Logger, paymentId: string): Promise<void> {
  await db.update(payments).set({ problem: 'wrong_amount', askAt: null }).where(eq(payments.id, paymentId))
  const error = new LoggableError('the provider names another amount than it was asked for')
  logger.error({ payment: paymentId }, 'payment alarm', error)
}
