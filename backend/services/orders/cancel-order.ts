import { and, eq } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { endOrder } from './end-order'

/** Cancels the customer's own order while the store has not taken it (pending). Throws `notRegistered`, `conflict`. */
export async function cancelOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
      .for('update')
    if (!order) throw new Refusal('notRegistered', 'record not found')
    if (order.status !== ORDER_STATUS.pending) throw new Refusal('conflict', 'the store has taken the order')
    await endOrder(tx, order, now())
  })
}
