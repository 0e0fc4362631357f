import { queueMessage } from '@/backend/messages/queue-message'
import type { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { OrderNews } from './message-kinds'
import { ORDER_MAIL } from './message-kinds'
import { PUSH_NEWS, type PushNews, queuePushes } from './queue-pushes'

type NotifiedOrder = Pick<typeof orders.$inferInsert, 'id' | 'gid' | 'customerId' | 'fulfilmentMethod' | 'expiresAt'>

const MAILED: Record<OrderNews, (order: NotifiedOrder) => boolean> = {
  // one that awaits online payment is told about when it is paid or cancelled
  placed: ({ expiresAt }) => !expiresAt,
  paid: () => true,
  // nobody waits at the door for a parcel or an emailed gift card
  ready: ({ fulfilmentMethod }) => FETCHED.includes(fulfilmentMethod),
  unaccepted: () => true,
  canceled: () => true,
}
const FETCHED: readonly number[] = [FULFILMENT_METHOD.delivery, FULFILMENT_METHOD.pickup, FULFILMENT_METHOD.eatin]

/** Queues a mail to the customer about their order, where it is news for one, and notifications of each change. */
export async function notifyCustomer(
  tx: Transaction,
  order: NotifiedOrder,
  news: OrderNews | PushNews,
  now: Date,
): Promise<void> {
  if (isMailed(news) && MAILED[news](order)) await queueMessage(tx, ORDER_MAIL, { news, orderId: order.id }, now)
  // whoever places an order is looking at it
  if (isPushed(news)) await queuePushes(tx, order, news, now)
}

function isPushed(news: string): news is PushNews {
  return PUSH_NEWS.some((one) => one === news)
}

function isMailed(news: string): news is OrderNews {
  return news in MAILED
}
