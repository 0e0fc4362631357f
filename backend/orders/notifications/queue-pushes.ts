import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import { sessions } from '@/backend/customers/schema/customers'
import { devices } from '@/backend/customers/schema/devices'
import { oldestSession } from '@/backend/customers/sessions/find-session'
import type { Transaction } from '@/backend/platform/db/transaction'
import { defineJob, enqueueJob } from '@/backend/platform/jobs/job'

export const PUSH_NEWS = ['paid', 'ready', 'preparing', 'completed', 'canceled', 'answered'] as const
export type PushNews = (typeof PUSH_NEWS)[number]

const pushPayload = z.object({
  deviceId: z.number(),
  orderId: z.string(),
  news: z.enum(PUSH_NEWS),
  at: z.iso.datetime(),
})
export type PushPayload = z.output<typeof pushPayload>
export const SEND_PUSH = defineJob('send_push', pushPayload, 'pushes')

interface PushedOrder {
  id: string
  gid: number
  customerId: number
}

/**
 * Queues a notification for each browser in which the order's customer is signed in, in the caller's transaction. On a
 * store's own domain only that store's orders are told about, since no others are shown there.
 */
export async function queuePushes(tx: Transaction, order: PushedOrder, news: PushNews, now: Date): Promise<void> {
  const told = await tx
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
  for (const { id } of told) {
    const payload = { deviceId: id, orderId: order.id, news, at: now.toISOString() }
    await enqueueJob(tx, SEND_PUSH, payload, now)
  }
}
