import { eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import { moveAttempts } from '@/backend/services/payments/state/move-attempts'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { lockOrderOf } from './lock-order-of'

/** Its bank asks the payer on the page of the payment; the order of a checkout waits for that like any paid on a page. */
export async function settleQuestion(tx: Transaction, paymentId: string, now: Date): Promise<void> {
  const order = await lockOrderOf(tx, paymentId)
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), 'ask', now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) await moveOrder(tx, order, 'ask', now)
}
