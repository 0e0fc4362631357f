import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orderComments, orders } from '@/backend/db/schema/orders'
import { inTransaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import { notifyCustomer } from './notify-customer'

/** The store's words to the customer, below theirs, at any time. Throws `notFound`. */
export async function writeStoreComment(db: Database, orderId: string, body: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new DomainError('notFound', 'no such order')
    await tx.insert(orderComments).values({ orderId, isAdmin: true, body, createdAt: now })
    await notifyCustomer(tx, order, 'answered', now)
  })
}
