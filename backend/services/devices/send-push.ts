import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { devices } from '@/backend/db/schema/devices'
import { orders } from '@/backend/db/schema/orders'
import { stores } from '@/backend/db/schema/stores'
import type { Deps } from '@/backend/deps'
import { fillText, textsIn } from '@/backend/i18n/texts'
import { UndeliverableError } from '@/backend/providers/outbound-messages/message-providers'
import { PUSH_NEWS } from './queue-pushes'

/** After this time nobody waits for the news any more. */
const TTL_SECONDS = 4 * 3600

export const pushPayload = z.object({
  deviceId: z.number(),
  orderId: z.string(),
  news: z.enum(PUSH_NEWS),
  at: z.iso.datetime(),
})

/** A browser whose subscription has ended is forgotten. Throws when the message may be accepted later. */
export async function sendPush(
  { db, now, push, logger }: Deps,
  { deviceId, orderId, news, at }: z.output<typeof pushPayload>,
): Promise<void> {
  const secondsLeft = TTL_SECONDS - Math.floor((now().getTime() - Date.parse(at)) / 1000)
  const [device] = await db.select().from(devices).where(eq(devices.id, deviceId))
  const [order] = await db
    .select({ id: orders.id, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(orders.id, orderId))
  if (!push || !device || !order || secondsLeft <= 0) return
  const { language } = device
  const body = fillText(textsIn(language).push[news], { id: order.id })
  try {
    await push.send(device, { title: order.store[language], body, order_id: order.id }, secondsLeft)
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error
    await db.delete(devices).where(eq(devices.id, deviceId))
    logger.info({ job: 'send_push' }, 'a browser is no longer subscribed')
  }
}
