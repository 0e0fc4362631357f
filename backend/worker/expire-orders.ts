import { and, eq, lte } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import { settleSuccess } from '@/backend/services/payments/settle-success'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const BATCH = 50

/** Expires orders past their payment deadline, and reconciles card orders whose charge never finished. */
export async function expireOrders(deps: Deps): Promise<void> {
  const { db, now } = deps
  const at = now()
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, ORDER_STATUS.pending), lte(orders.expiresAt, at)))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const order of rows) await moveOrder(tx, order, 'expire', at)
  })
  const stuck = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, ORDER_STATUS.payment_review), lte(orders.expiresAt, at)))
    .limit(BATCH)
  for (const { id } of stuck) await reconcile(deps, id)
}

/** Settles a card order that was reserved but never confirmed, by the provider's record of the charge. */
async function reconcile({ db, now, provider }: Deps, orderId: string): Promise<void> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'pending')))
  const outcome = payment ? await provider.findCharge(payment.idempotencyKey) : null
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update', { skipLocked: true })
    if (order?.status !== ORDER_STATUS.payment_review) return
    if (payment && outcome === 'succeeded') await settleSuccess(tx, payment.id, now())
    else await moveOrder(tx, order, 'undo', now())
  })
}
