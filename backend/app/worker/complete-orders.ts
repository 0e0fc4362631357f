import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { orders } from '@/backend/orders/schema/orders'
import { owesNothing } from '@/backend/orders/state/surcharge-debt'
import { canMove } from '@/backend/orders/state/transitions'
import { voucherEnd } from '@/backend/orders/state/voucher-end'
import { inTransaction } from '@/backend/platform/db/transaction'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const BATCH = 50

/**
 * Completes accepted orders that nobody completed, the store's number of hours after the promised time, or after the last
 * day of their vouchers, which books points and collected cash and opens the review. Skips orders that owe a surcharge or have a payment in doubt.
 */
export async function completeOrders(deps: Deps): Promise<void> {
  const { db, now } = deps
  const dueAt = sql`greatest(${orders.readyAt}, ${voucherEnd()}) + ${stores.completesAfter} * interval '1 hour'`
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(
      and(
        eq(orders.status, ORDER_STATUS.processing),
        isNotNull(stores.completesAfter),
        lte(dueAt, sql`${now().toISOString()}::timestamptz`),
        owesNothing(),
      ),
    )
    // random, so that orders which are skipped never block the others for good
    .orderBy(sql`random()`)
    .limit(BATCH)
  for (const { id } of due) await completeOrder(deps, id)
}

async function completeOrder({ db, now }: Deps, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update', { skipLocked: true })
    if (!order || !canMove(order, 'complete', now()) || (await isBeingConfirmed(tx, id))) return
    await moveOrder(tx, order, 'complete', now())
  })
}
