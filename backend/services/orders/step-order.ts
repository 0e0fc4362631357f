import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { inTransaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import { moveOrder } from './state/move-order'
import type { OrderEvent } from './state/transitions'

export const ORDER_STEPS = ['accept', 'start', 'complete', 'cancel'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** A store may cancel later than a customer. */
const EVENTS: Record<OrderStep, OrderEvent> = {
  accept: 'accept',
  start: 'start',
  complete: 'complete',
  cancel: 'reject',
}

/** Throws `notFound`, and the errors of `moveOrder` for an invalid step. */
export async function stepOrder(db: Database, id: string, step: OrderStep, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new DomainError('notFound', 'no such order')
    await moveOrder(tx, order, EVENTS[step], now)
  })
}
