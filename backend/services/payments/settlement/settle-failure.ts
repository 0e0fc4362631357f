import { eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import type { AttemptEvent } from '@/backend/services/payments/state/attempt-transitions'
import { moveAttempts } from '@/backend/services/payments/state/move-attempts'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { lockOrderOf } from './lock-order-of'

type Ending = Extract<AttemptEvent, 'decline' | 'turn_back' | 'abandon'>

/**
 * Records that an attempt took no money. The order of a checkout that waits for it is undone; if its customer has
 * been told that the payment is being confirmed, the order is cancelled instead, so that they find it again. Returns
 * whether this was news.
 */
export async function settleFailure(tx: Transaction, paymentId: string, ending: Ending, now: Date): Promise<boolean> {
  const order = await lockOrderOf(tx, paymentId)
  const [before] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId))
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), ending, now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) {
    await moveOrder(tx, order, before?.state === 'unknown' ? 'fail' : 'undo', now)
  }
  return moved.length > 0
}
