import { eq } from 'drizzle-orm'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { type OrderRow, orderComments, orders } from '@/backend/orders/schema/orders'
import type { OrderEvent } from '@/backend/orders/state/transitions'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { moveOrder } from './move-order'

export const ORDER_STEPS = ['accept', 'start', 'complete', 'cancel'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** A store may cancel later than a customer. */
const EVENTS: Record<OrderStep, OrderEvent> = {
  accept: 'accept',
  start: 'start',
  complete: 'complete',
  cancel: 'reject',
}

interface StepWords {
  /** of `accept`: when it is ready, in place of the requested time */
  readyAt?: Date | undefined
  /** of `cancel`: what its customer reads as a comment of the store */
  reason?: string | undefined
  /** throws where it may not be done to the order as it is */
  check?: (order: OrderRow) => void
}

/**
 * Returns the order as it was. Throws `notFound`, `invalidRequest` (a time that has passed), `conflict` (completed, what is due is booked as cash: not
 * while a payment may have been taken), and the errors of `moveOrder` for an invalid step.
 */
export async function stepOrder(
  db: Database,
  id: string,
  step: OrderStep,
  now: Date,
  { readyAt, reason, check }: StepWords = {},
): Promise<OrderRow> {
  if (readyAt && readyAt < now) throw new DomainError('invalidRequest', 'the time has passed')
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new DomainError('notFound', 'no such order')
    check?.(order)
    if (step === 'complete' && (await isBeingConfirmed(tx, id)))
      throw new DomainError('conflict', 'it is not known yet whether a payment was taken')
    await moveOrder(tx, order, EVENTS[step], now, readyAt && { readyAt })
    if (reason) await tx.insert(orderComments).values({ orderId: id, isAdmin: true, body: reason, createdAt: now })
    return order
  })
}
