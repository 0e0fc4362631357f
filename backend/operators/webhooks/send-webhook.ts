import type { Deps } from '@/backend/config/deps'
import { toDetail } from '@/backend/operators/operations/serialise-order'
import { findOrder } from '@/backend/orders/mails/order-mail'
import type { StoreNews } from '@/backend/orders/notifications/message-kinds'
import { postWebhook } from './post-webhook'
import { signWebhook, WEBHOOK_SIGNATURE_HEADER, webhookSecret } from './webhook-signature'

/**
 * Posts an order, as it is now, to its store: at least once, with the same `id` each time. Throws a LoggableError when it
 * was not taken: the job tries again.
 */
export async function sendWebhook(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { orderId, news }: { orderId: string; news: StoreNews },
): Promise<void> {
  const detail = await findOrder(db, orderId)
  if (!detail?.store.webhookUrl) return
  const { gid, webhookUrl: url, webhookVersion: version } = detail.store
  const order = toDetail({ ...detail, review: null }, config.customerDomain)
  const body = JSON.stringify({ id: `${orderId}-${news}`, event: `order.${news}`, order })
  const secrets = config.secrets.code.map((secret) => webhookSecret(secret, { gid, version }))
  const signature = signWebhook(secrets, body, now())
  const headers = { 'content-type': 'application/json', [WEBHOOK_SIGNATURE_HEADER]: signature }
  await postWebhook({ gid, url, body, headers, isPublicOnly: config.mode === 'production' })
}
