import { eq } from 'drizzle-orm'
import { moveAttempts } from '@/backend/orders/payments/state/move-attempts'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'

type Ended = Pick<OrderRow, 'id'>

/** An attempt in doubt is left to its own outcome. */
export async function cancelPages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'cancel', now)
}

export async function expirePages(tx: Transaction, order: Ended, now: Date): Promise<void> {
  await moveAttempts(tx, eq(payments.orderId, order.id), 'expire', now)
}
