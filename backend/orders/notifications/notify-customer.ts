import { queueMessage } from '@/backend/messages/queue-message'
import type { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { ORDER_MAIL, type OrderNews } from './message-kinds'
import { PUSH_NEWS, type PushNews, queuePushes } from './push-news'

type NotifiedOrder = Pick<typeof orders.$inferInsert, 'id' | 'gid' | 'customerId' | 'fulfilmentMethod' | 'expiresAt'>

/** Whether news of an order are mailed. */
const MAILED: Record<OrderNews, (order: NotifiedOrder) => boolean> = {
  // an order that awaits its online payment is mailed once it is paid or cancelled
  placed: ({ expiresAt }) => !expiresAt,
  paid: () => true,
  // a parcel or a gift card is not waited for
  ready: ({ fulfilmentMethod }) => FETCHED.includes(fulfilmentMethod),
  unaccepted: () => true,
  canceled: () => true,
}
const FETCHED: readonly number[] = [FULFILMENT_METHOD.delivery, FULFILMENT_METHOD.pickup, FULFILMENT_METHOD.eatin]

/** Queues a mail to the customer about their order where the news calls for one, and pushes of each change. */
export async function notifyCustomer(
  tx: Transaction,
  order: NotifiedOrder,
  news: OrderNews | PushNews,
  now: Date,
): Promise<void> {
  if (isMailed(news) && MAILED[news](order)) await queueMessage(tx, ORDER_MAIL, { news, orderId: order.id }, now)
  // no push for a placed order: its customer is looking at it
  if (isPushed(news)) await queuePushes(tx, order, news, now)
}

function isPushed(news: string): news is PushNews {
  return PUSH_NEWS.some((one) => one === news)
}

function isMailed(news: string): news is OrderNews {
  return news in MAILED
}
