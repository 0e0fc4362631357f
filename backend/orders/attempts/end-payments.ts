import { eq } from 'drizzle-orm'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'
import { moveAttempts } from './move-attempts'

type Ended = Pick<OrderRow, 'id'>

/** An attempt in doubt is left to its own outcome. */
export async function cancelPages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'cancel', now)
}

export async function expirePages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'expire', now)
}
