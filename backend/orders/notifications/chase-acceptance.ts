import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { orders } from '@/backend/orders/schema/orders'
import { canMove } from '@/backend/orders/state/transitions'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { jobs } from '@/backend/platform/jobs/schema'
import { hasMail } from './has-mail'
import { notifyCustomer } from './notify-customer'
import { CHASE_ACCEPTANCE, PATIENCE_MS, queueStoreNews } from './tell-store'

interface Chase {
  orderId: string
  whom: 'store' | 'customer'
}

/**
 * Reminds the store of an order that it has not accepted, and after as long again offers its customer to cancel it.
 * Nothing cancels by itself. Once each, however often the job runs.
 */
export async function chaseAcceptance({ db, now }: Pick<Deps, 'db' | 'now'>, { orderId, whom }: Chase): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order || !canMove(order, 'accept', at)) return
    if (whom === 'customer') {
      if (!(await hasMail(tx, orderId, 'unaccepted'))) await notifyCustomer(tx, order, 'unaccepted', at)
      return
    }
    if (await isChased(tx, orderId)) return
    await queueStoreNews(tx, order, 'waiting', at)
    const payload = { orderId, whom: 'customer' as const }
    await enqueueJob(tx, CHASE_ACCEPTANCE, payload, new Date(at.getTime() + PATIENCE_MS))
  })
}

/** Whether the store was reminded: then the next step is queued. */
async function isChased(tx: Transaction, orderId: string): Promise<boolean> {
  const isNext = sql`${jobs.payload} = ${JSON.stringify({ orderId, whom: 'customer' })}::jsonb`
  return (await tx.$count(jobs, and(eq(jobs.kind, 'chase_acceptance'), isNext))) > 0
}
