import { and, eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'
import type { OrderRow } from '@/backend/services/orders/state/order-row'
import { requestRefund } from './request-refund'
import { moveAttempts } from './state/move-attempts'

type Ended = Pick<OrderRow, 'id'>

/** Refunds what the attempts of an order have taken: it belongs to the payers from now on. */
export async function refundPayments(tx: Transaction, order: Ended, now: Date): Promise<void> {
  const captured = and(eq(payments.orderId, order.id), eq(payments.state, 'captured'))
  for (const { id: paymentId, amount, refunded, currency } of await tx.select().from(payments).where(captured)) {
    const left = amount - refunded
    if (left === 0) continue
    await bookTransfer(tx, { kind: 'returned', amount: left, currency, orderId: order.id, paymentId }, now)
    await requestRefund(tx, paymentId, left, now)
  }
}

/** Closes the pages of an order that is paid or cancelled; an attempt in doubt is left to its own outcome. */
export async function cancelPages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'cancel', now)
}

/** Closes the pages of an order whose hold has ended. */
export async function expirePages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'expire', now)
}
