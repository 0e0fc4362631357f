import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { queueMessage } from '@/backend/messages/queue-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob, type JobKind } from '@/backend/platform/jobs/job'
import { STORE_MAIL, STORE_NEWS, type StoreNews } from './message-kinds'

export const POST_WEBHOOK = {
  kind: 'post_webhook',
  payload: z.object({ orderId: z.string(), news: z.enum(STORE_NEWS) }),
  lane: 'webhooks',
} as const satisfies JobKind

interface StoreOrder {
  id: string
  gid: number
}

/** Notifies a store by mail and webhook, as far as it has them. */
export async function queueStoreNews(
  tx: Transaction,
  { id: orderId, gid }: StoreOrder,
  news: StoreNews,
  now: Date,
): Promise<void> {
  const columns = { orderEmail: stores.orderEmail, webhookUrl: stores.webhookUrl }
  const [store] = await tx.select(columns).from(stores).where(eq(stores.gid, gid))
  if (store?.orderEmail) await queueMessage(tx, STORE_MAIL, { news, orderId }, now)
  if (store?.webhookUrl) await enqueueJob(tx, POST_WEBHOOK, { orderId, news }, now)
}
