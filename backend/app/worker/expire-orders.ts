import { and, eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { reconcileOrder } from '@/backend/orders/payments/settlement/reconcile-order'
import { orders } from '@/backend/orders/schema/orders'
import { canMove } from '@/backend/orders/state/transitions'
import { inTransaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const BATCH = 50

/** Stops at the first order whose provider does not answer; the order is random, so that none blocks the others. */
export async function expireOrders(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, ORDER_STATUS.pending), lte(orders.expiresAt, deps.now())))
    .orderBy(sql`random()`)
    .limit(BATCH)
  for (const { id } of due) {
    await reconcileOrder(deps, id)
    await expireOrder(deps, id)
  }
}

async function expireOrder({ db, now }: Deps, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update', { skipLocked: true })
    if (!order || !canMove(order, 'expire', now()) || (await isBeingConfirmed(tx, id))) return
    await moveOrder(tx, order, 'expire', now())
  })
}
