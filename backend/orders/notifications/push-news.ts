import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import type { Deps } from '@/backend/config/deps'
import { sessions } from '@/backend/customers/schema/customers'
import { devices } from '@/backend/customers/schema/devices'
import { oldestSession } from '@/backend/customers/sessions/find-session'
import { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'
import { UndeliverableError } from '@/backend/providers/messages/message-providers'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { orderHeadline } from './order-headline'

export const PUSH_NEWS = ['paid', 'ready', 'preparing', 'prepared', 'completed', 'canceled', 'answered'] as const
export type PushNews = (typeof PUSH_NEWS)[number]

const pushPayload = z.object({
  deviceId: z.number(),
  orderId: z.string(),
  news: z.enum(PUSH_NEWS),
  at: z.iso.datetime(),
})
type PushPayload = z.output<typeof pushPayload>
export const SEND_PUSH = defineJob({ kind: 'send_push', payload: pushPayload, lane: 'pushes', run: sendPush })

interface PushedOrder {
  id: string
  gid: number
  customerId: number
}

/**
 * Queues a push to each browser in which the order's customer is logged in, in the caller's transaction. A login on a
 * store's own domain gets pushes of that store's orders only, since no others are shown there.
 */
export async function queuePushes(tx: Transaction, order: PushedOrder, news: PushNews, now: Date): Promise<void> {
  const subscribed = await tx
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(sessions, eq(sessions.tokenHash, devices.tokenHash))
    .leftJoin(stores, eq(stores.domain, sessions.site))
    .where(
      and(
        eq(sessions.customerId, order.customerId),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, oldestSession(now)),
        or(eq(sessions.site, SHARED_SITE), eq(stores.gid, order.gid)),
      ),
    )
  for (const { id } of subscribed) {
    const payload = { deviceId: id, orderId: order.id, news, at: now.toISOString() }
    await enqueueJob(tx, SEND_PUSH, payload, now)
  }
}

/** After this time a push is no longer useful. */
const TTL_SECONDS = 4 * 3600

/**
 * Sends a queued push. A browser whose subscription has ended is deleted. Throws when the message may be accepted
 * later.
 */
async function sendPush(deps: Deps, payload: PushPayload): Promise<void> {
  const { db, now, push, logger } = deps
  const secondsLeft = TTL_SECONDS - Math.floor((now().getTime() - Date.parse(payload.at)) / 1000)
  const composed = await composePush(deps, payload)
  if (!push || !composed || secondsLeft <= 0) return
  try {
    await push.send(composed.device, composed.message, secondsLeft)
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error
    await db.delete(devices).where(eq(devices.id, payload.deviceId))
    logger.info({ job: SEND_PUSH.kind }, 'a browser is no longer subscribed')
  }
}

/** News that say when the order arrives or is ready. */
const TIMED: readonly PushNews[] = ['paid', 'ready', 'preparing']

/** A push in the language of its browser, and that browser. Null once the browser or the order is gone. */
export async function composePush({ db, now }: Pick<Deps, 'db' | 'now'>, { deviceId, orderId, news }: PushPayload) {
  const [device] = await db.select().from(devices).where(eq(devices.id, deviceId))
  const [placed] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(orders.id, orderId))
  if (!device || !placed) return null
  const { language } = device
  const texts = textsIn(language).push
  const text = fillText(texts[news], { id: shortNumber(orderId) ?? orderId }, language)
  const headline = TIMED.includes(news) ? orderHeadline(placed, language, now()) : null
  const body = headline ? fillText(texts.with_time, { headline, text }, language) : text
  return { device, message: { title: placed.store.name[language], body, order_id: orderId } }
}
