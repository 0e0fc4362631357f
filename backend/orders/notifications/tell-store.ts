import { millisecondsInMinute } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { queueMessage } from '@/backend/messages/queue-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { STORE_MAIL, STORE_NEWS, type StoreNews } from './message-kinds'

/** The store has not accepted an order for a while: it, and then its customer, is told. */
export const CHASE_ACCEPTANCE = defineJob(
  'chase_acceptance',
  z.object({ orderId: z.string(), whom: z.enum(['store', 'customer']) }),
)
export const POST_WEBHOOK = defineJob(
  'post_webhook',
  z.object({ orderId: z.string(), news: z.enum(STORE_NEWS) }),
  'webhooks',
)

export const PATIENCE_MS = 10 * millisecondsInMinute
/** An order for later is not waited for before this time of it. */
const AHEAD_MS = 60 * millisecondsInMinute

interface ToldOrder {
  id: string
  gid: number
  expectedStart?: Date | null | undefined
}

/** The store has a new order: it is told in its ways, and again when it does not accept it. */
export async function tellStore(tx: Transaction, order: ToldOrder, now: Date): Promise<void> {
  await queueStoreNews(tx, order, 'new', now)
  const start = Math.max(now.getTime(), (order.expectedStart?.getTime() ?? 0) - AHEAD_MS)
  const payload = { orderId: order.id, whom: 'store' as const }
  await enqueueJob(tx, CHASE_ACCEPTANCE, payload, new Date(start + PATIENCE_MS))
}

/** By mail and webhook, as far as the store has them. */
export async function queueStoreNews(
  tx: Transaction,
  { id: orderId, gid }: Pick<ToldOrder, 'id' | 'gid'>,
  news: StoreNews,
  now: Date,
): Promise<void> {
  const columns = { orderEmail: stores.orderEmail, webhookUrl: stores.webhookUrl }
  const [store] = await tx.select(columns).from(stores).where(eq(stores.gid, gid))
  if (store?.orderEmail) await queueMessage(tx, STORE_MAIL, { news, orderId }, now)
  if (store?.webhookUrl) await enqueueJob(tx, POST_WEBHOOK, { orderId, news }, now)
}
