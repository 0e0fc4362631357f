import { eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Transaction } from '@/backend/db/transaction'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import type { AttemptEvent } from '@/backend/services/payments/state/attempt-transitions'
import { moveAttempts } from '@/backend/services/payments/state/move-attempts'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { lockOrderOf } from './lock-order-of'

type Ending = Extract<AttemptEvent, 'decline' | 'turn_back' | 'abandon'>

/** A checkout's order is undone; cancelled if its customer knows of it. Returns whether this was news. */
export async function settleFailure(tx: Transaction, paymentId: string, ending: Ending, now: Date): Promise<boolean> {
  const order = await lockOrderOf(tx, paymentId)
  const [before] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId))
  const moved = await moveAttempts(tx, eq(payments.id, paymentId), ending, now)
  if (moved.length > 0 && order?.status === ORDER_STATUS.payment_review) {
    await moveOrder(tx, order, before?.state === 'unknown' ? 'fail' : 'undo', now)
  }
  return moved.length > 0
}
