import { millisecondsInMinute } from 'date-fns/constants'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { mailAddress } from '@/backend/messages/mail-address'
import { queueMessage } from '@/backend/messages/queue-message'
import { outboundMessages } from '@/backend/messages/schema'
import { ORDER_MAIL, type OrderNews } from '@/backend/orders/notifications/message-kinds'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** The least time between two mails about an order. */
const PAUSE_MS = 5 * millisecondsInMinute

/**
 * Queues a mail about an order again, which is written from the order as it is now. Throws `notFound`, and `conflict`
 * where its customer has no address, or one about it waits or was queued in the last minutes.
 */
export async function resendOrderMail(
  db: Database,
  orderId: string,
  news: OrderNews,
  { customerDomain, now }: { customerDomain: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // serialises concurrent requests: the second sees what the first has queued
    const [order] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new DomainError('notFound', 'no such order')
    if (!mailAddress(order.email, customerDomain)) throw new DomainError('conflict', 'the customer has no mail address')
    const isOfOrder = sql`${outboundMessages.message}->>'orderId' = ${orderId}`
    const isRecent = gt(outboundMessages.createdAt, new Date(now.getTime() - PAUSE_MS))
    const held = await tx
      .select({ id: outboundMessages.id })
      .from(outboundMessages)
      .where(and(isOfOrder, or(eq(outboundMessages.state, 'waiting'), isRecent)))
      .limit(1)
    if (held.length > 0) throw new DomainError('conflict', 'a mail about the order waits or was sent a moment ago')
    await queueMessage(tx, ORDER_MAIL, { news, orderId, isResent: true }, now)
  })
}
