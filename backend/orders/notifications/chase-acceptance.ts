import { millisecondsInMinute } from 'date-fns/constants'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { outboundMessages } from '@/backend/messages/schema'
import { orders } from '@/backend/orders/schema/orders'
import { isFullyRefunded } from '@/backend/orders/state/full-refund'
import { canMove } from '@/backend/orders/state/transitions'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { jobs } from '@/backend/platform/jobs/schema'
import type { OrderNews } from './message-kinds'
import { notifyCustomer } from './notify-customer'
import { queueStoreNews } from './queue-store-news'

/** How long a store may take to accept an order, before it is reminded. */
export const ACCEPTANCE_MS = 10 * millisecondsInMinute

const chase = z.object({ orderId: z.string(), whom: z.enum(['store', 'customer']) })

/** Reminds a store, and then its customer, of an order that is not accepted. */
export const CHASE_ACCEPTANCE = defineJob({
  kind: 'chase_acceptance',
  payload: chase,
  lane: 'others',
  run: chaseAcceptance,
})

/**
 * Reminds the store of an order that it has not accepted, and after as long again offers its customer to cancel it;
 * both once, however often the job runs. The order is never cancelled automatically.
 */
export async function chaseAcceptance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { orderId, whom }: z.output<typeof chase>,
): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order || isFullyRefunded(order) || !canMove(order, 'accept', at)) return
    if (whom === 'customer') {
      if (!(await hasMail(tx, orderId, 'unaccepted'))) await notifyCustomer(tx, order, 'unaccepted', at)
      return
    }
    if (await isChased(tx, orderId)) return
    await queueStoreNews(tx, order, 'waiting', at)
    const payload = { orderId, whom: 'customer' as const }
    await enqueueJob(tx, CHASE_ACCEPTANCE, payload, new Date(at.getTime() + ACCEPTANCE_MS))
  })
}

/** Whether the store was reminded, which queues the next step. */
async function isChased(tx: Transaction, orderId: string): Promise<boolean> {
  const isNext = sql`${jobs.payload} = ${JSON.stringify({ orderId, whom: 'customer' })}::jsonb`
  return (await tx.$count(jobs, and(eq(jobs.kind, CHASE_ACCEPTANCE.kind), isNext))) > 0
}

/** Whether such a mail about the order was sent or is queued. */
async function hasMail(db: Database, orderId: string, news: OrderNews): Promise<boolean> {
  const { message } = outboundMessages
  const isOfKind = sql`${message}->>'kind' = 'order' and ${message}->>'news' = ${news}`
  return (await db.$count(outboundMessages, sql`${message}->>'orderId' = ${orderId} and ${isOfKind}`)) > 0
}
