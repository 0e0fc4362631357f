import { createHmac } from 'node:crypto'
import type { Deps } from '@/backend/config/deps'
import { toDetail } from '@/backend/operators/orders/serialise-order'
import { findOrder } from '@/backend/orders/mails/order-mail'
import type { StoreNews } from '@/backend/orders/notifications/message-kinds'
import { postWebhook } from './post-webhook'

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`, with a second `v1` during a rotation. */
export const WEBHOOK_SIGNATURE_HEADER = 'plaza-signature'

/** A store's secret is derived from the API's and a version, and is not stored. */
export function webhookSecret(codeSecret: string, { gid, version }: { gid: number; version: number }): string {
  return createHmac('sha256', codeSecret).update(`webhook of store ${gid}, version ${version}`).digest('base64url')
}

/** Signs with each secret, of which the store knows one. */
function signWebhook(secrets: readonly string[], body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const macs = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...macs.map((mac) => `v1=${mac}`)].join(',')
}

/**
 * Posts an order in its current state to its store, at least once, each time with the same `id`. Throws a LoggableError if
 * the store did not take it; the job is repeated.
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
