import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { devices } from '@/backend/customers/schema/devices'
import { orders } from '@/backend/orders/schema/orders'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { PushPayload } from './queue-pushes'

/** A notification in the language of its browser, and that browser. Null once the browser or the order is gone. */
export async function composePush({ db }: Pick<Deps, 'db'>, { deviceId, orderId, news }: PushPayload) {
  const [device] = await db.select().from(devices).where(eq(devices.id, deviceId))
  const [order] = await db
    .select({ id: orders.id, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(orders.id, orderId))
  if (!device || !order) return null
  const { language } = device
  const body = fillText(textsIn(language).push[news], { id: order.id })
  return { device, message: { title: order.store[language], body, order_id: order.id } }
}
