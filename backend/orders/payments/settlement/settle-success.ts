import { eq } from 'drizzle-orm'
import { type Attempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { requestRefund } from '@/backend/orders/refunds/request-refund'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { amountDue } from '@/backend/orders/state/amount-due'
import { lockOrderOf } from '@/backend/orders/state/lock-order-of'
import { canMove, paymentEvent } from '@/backend/orders/state/transitions'
import type { Transaction } from '@/backend/platform/db/transaction'

export type Settled = 'paid' | 'returned'

/**
 * Records a captured attempt once and pays its order: tips, method and card of the attempt join it, and the gift
 * cards it bought are issued. If the order can no longer accept it (cancelled, expired, undone, paid otherwise,
 * another amount due), the money is refunded.
 */
export async function settleSuccess(tx: Transaction, paymentId: string, now: Date): Promise<Settled> {
  const order = await lockOrderOf(tx, paymentId)
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
  await moveOrder(tx, order, event, now, { ...joining(order, attempt), totalPaid: order.totalPaid + attempt.amount })
  return 'paid'
}

/** The order shows only its owner's billing address; another payer's stays private. */
function joining(order: OrderRow, { method, tips, cardLabel, billingAddress, payerId }: Attempt) {
  const isOwner = payerId === order.customerId
  return { paymentMethod: method, tips, cardLabel, ...(isOwner && billingAddress && { billingAddress }) }
}
