import { eq } from 'drizzle-orm'
import { moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { moveOrder } from '@/backend/orders/moves/move-order'
import type { AttemptEvent } from '@/backend/orders/schema/attempt-transitions'
import { payments } from '@/backend/orders/schema/payments'
import { lockOrderOf } from '@/backend/orders/state/lock-order-of'
import type { Transaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

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
