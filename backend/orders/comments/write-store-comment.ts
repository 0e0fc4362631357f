import { eq } from 'drizzle-orm'
import { notifyCustomer } from '@/backend/orders/notifications/notify-customer'
import { orderComments, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** The store's words to the customer, below theirs, at any time. Throws `notFound`. */
export async function writeStoreComment(db: Database, orderId: string, body: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new DomainError('notFound', 'no such order')
    await tx.insert(orderComments).values({ orderId, isAdmin: true, body, createdAt: now })
    await notifyCustomer(tx, order, 'answered', now)
  })
}
