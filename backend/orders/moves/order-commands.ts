import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { type OrderRow, orderComments, orders } from '@/backend/orders/schema/orders'
import type { OrderEvent } from '@/backend/orders/state/transitions'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { moveOrder } from './move-order'

/** Cancels a customer's own order. Throws `notRegistered`, and `conflict` unless it is pending. */
export async function cancelOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
      .for('update')
    if (!order) throw new DomainError('notRegistered', 'record not found')
    await moveOrder(tx, order, 'cancel', now())
  })
}

export const ORDER_STEPS = ['accept', 'promise', 'start', 'prepare', 'complete', 'cancel'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** The event of each step; a store may cancel later than a customer. */
const EVENTS: Record<OrderStep, OrderEvent> = {
  accept: 'accept',
  promise: 'promise',
  start: 'start',
  prepare: 'prepare',
  complete: 'complete',
  cancel: 'reject',
}

interface StepDetails {
  /** `accept`, `promise`: when the order is ready, in place of the requested time */
  readyAt?: Date | undefined
  /** `cancel`: what the customer reads as a comment of the store */
  reason?: string | undefined
  /** throws where the order as it is may not take the step */
  check?: (order: OrderRow) => void
}

/**
 * Takes a step of the store, and returns the order as it was. Throws `notFound`, `invalidRequest` for a time that has
 * passed, `conflict`, and the errors of `moveOrder`. An order in doubt is not completed, since what is due would be
 * booked as cash.
 */
export async function stepOrder(
  db: Database,
  id: string,
  step: OrderStep,
  now: Date,
  { readyAt, reason, check }: StepDetails = {},
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
