import type { orders } from '@/backend/db/schema/orders'
import type { Transaction } from '@/backend/db/transaction'
import type { OrderNews } from '@/backend/services/notices/notice'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'

type NotifiedOrder = Pick<typeof orders.$inferInsert, 'id' | 'shippingMethod' | 'expiresAt'>

/** News that only concerns some orders. */
const CONCERNS: Partial<Record<OrderNews, (order: NotifiedOrder) => boolean>> = {
  // one that awaits online payment is told about when it is paid or cancelled
  placed: ({ expiresAt }) => !expiresAt,
  // nobody waits at the door for a parcel or an emailed gift card
  ready: ({ shippingMethod }) => FETCHED.includes(shippingMethod),
}
const FETCHED: readonly number[] = [SHIPPING_METHOD.delivery, SHIPPING_METHOD.pickup, SHIPPING_METHOD.eatin]

/** Queues a mail to the customer about their order, where the news concerns it. */
export async function notifyCustomer(tx: Transaction, order: NotifiedOrder, news: OrderNews, now: Date): Promise<void> {
  if (CONCERNS[news]?.(order) === false) return
  await queueNotice(tx, { kind: 'order', news, orderId: order.id }, now)
}
