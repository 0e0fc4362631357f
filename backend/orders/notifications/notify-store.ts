import { millisecondsInMinute } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { queueMessage } from '@/backend/messages/queue-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { STORE_MAIL, STORE_NEWS, type StoreNews } from './message-kinds'

/** Reminds a store, and then its customer, of an order that is not accepted. */
export const CHASE_ACCEPTANCE = defineJob(
  'chase_acceptance',
  z.object({ orderId: z.string(), whom: z.enum(['store', 'customer']) }),
)
export const POST_WEBHOOK = defineJob(
  'post_webhook',
  z.object({ orderId: z.string(), news: z.enum(STORE_NEWS) }),
  'webhooks',
)

/** How long a store may take to accept an order, before it is reminded. */
export const ACCEPTANCE_MS = 10 * millisecondsInMinute
/** How long before its time an order for later is first expected to be accepted. */
const AHEAD_MS = 60 * millisecondsInMinute

interface StoreOrder {
  id: string
  gid: number
  expectedStart?: Date | null | undefined
}

/** Notifies a store of a new order, and schedules the reminder for when it does not accept it. */
export async function notifyStore(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  await queueStoreNews(tx, order, 'new', now)
  const start = Math.max(now.getTime(), (order.expectedStart?.getTime() ?? 0) - AHEAD_MS)
  const payload = { orderId: order.id, whom: 'store' as const }
  await enqueueJob(tx, CHASE_ACCEPTANCE, payload, new Date(start + ACCEPTANCE_MS))
}

/** Notifies a store by mail and webhook, as far as it has them. */
export async function queueStoreNews(
  tx: Transaction,
  { id: orderId, gid }: Pick<StoreOrder, 'id' | 'gid'>,
  news: StoreNews,
  now: Date,
): Promise<void> {
  const columns = { orderEmail: stores.orderEmail, webhookUrl: stores.webhookUrl }
  const [store] = await tx.select(columns).from(stores).where(eq(stores.gid, gid))
  if (store?.orderEmail) await queueMessage(tx, STORE_MAIL, { news, orderId }, now)
  if (store?.webhookUrl) await enqueueJob(tx, POST_WEBHOOK, { orderId, news }, now)
}
