import { and, eq } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { moveOrder } from './state/move-order'

/** Throws `notRegistered`, `conflict` unless it is pending. */
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
    if (!order) throw new DomainError('notRegistered', 'record not found')
    await moveOrder(tx, order, 'cancel', now())
  })
}
