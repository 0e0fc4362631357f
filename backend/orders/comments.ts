import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { notifyCustomer } from '@/backend/orders/notifications/notify-customer'
import { orderComments, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { textsIn } from '@/backend/platform/i18n/texts'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { isPreparationStarted } from '@/lib/domain/codes/order-status'

/** The reply of a demo's store simulator. */
export const ANSWER_COMMENT = defineJob({
  kind: 'answer_comment',
  payload: z.object({ orderId: z.string() }),
  lane: 'others',
  run: (deps: Pick<Deps, 'db' | 'now'>, { orderId }) => answerComment(deps, orderId),
})

/** How many comments a customer may add to an order; each is also in the webhooks of the order. */
const MAX_COMMENTS = 30
const ANSWER_AFTER_MS = 4000

/**
 * Adds a customer's comment to an order until the store starts preparing it; one that equals the last is a repetition
 * and adds nothing. Throws `notRegistered`, `forbidden` from then on, and `overLimit` after many.
 */
export async function addComment(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  customerId: number,
  orderId: string,
  body: string,
): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const [order] = await tx
      .select({ deliveryStatus: orders.deliveryStatus })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
      .for('update')
    if (!order) throw new DomainError('notRegistered', 'record not found')
    if (isPreparationStarted(order.deliveryStatus))
      throw new DomainError('forbidden', 'the store has started preparing')
    const [last] = await tx
      .select({ isAdmin: orderComments.isAdmin, body: orderComments.body })
      .from(orderComments)
      .where(eq(orderComments.orderId, orderId))
      .orderBy(desc(orderComments.id))
      .limit(1)
    if (last && !last.isAdmin && last.body === body) return
    const own = and(eq(orderComments.orderId, orderId), eq(orderComments.isAdmin, false))
    if ((await tx.$count(orderComments, own)) >= MAX_COMMENTS)
      throw new DomainError('overLimit', 'too many comments on this order')
    await tx.insert(orderComments).values({ orderId, isAdmin: false, body, createdAt: at })
    if (config.simulator) {
      await enqueueJob(tx, ANSWER_COMMENT, { orderId }, new Date(at.getTime() + ANSWER_AFTER_MS))
    }
  })
}

/** Adds a comment of the store to an order, at any time, and notifies the customer. Throws `notFound`. */
export async function writeStoreComment(db: Database, orderId: string, body: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new DomainError('notFound', 'no such order')
    await tx.insert(orderComments).values({ orderId, isAdmin: true, body, createdAt: now })
    await notifyCustomer(tx, order, 'answered', now)
  })
}

/** Answers the last comment of a demo's customer in its language, unless there is a reply already. */
export async function answerComment({ db, now }: Pick<Deps, 'db' | 'now'>, orderId: string): Promise<void> {
  const [last] = await db
    .select({ isAdmin: orderComments.isAdmin, body: orderComments.body, order: orders })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .where(eq(orderComments.orderId, orderId))
    .orderBy(desc(orderComments.id))
    .limit(1)
  if (!last || last.isAdmin) return
  const body = textsIn(writtenLanguage(last.body, last.order.language)).comment_answer
  await writeStoreComment(db, orderId, body, now())
}
