import { eq } from 'drizzle-orm'
import { moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { payments } from '@/backend/orders/schema/payments'
import { lockOrderOf } from '@/backend/orders/state/lock-order-of'
import type { Transaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

/** Its bank asks the payer on the page of the payment; the order of a checkout waits for that like any paid on a page. */
export async function settleQuestion(tx: Transaction, paymentId: string, now: Date): Promise<void> {
  const order = await lockOrderOf(tx, paymentId)
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), 'ask', now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) await moveOrder(tx, order, 'ask', now)
}
