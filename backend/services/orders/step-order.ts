import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import { Refusal } from '@/backend/refusal'
import { issueGiftCards } from '@/backend/services/gift-cards/issue-gift-cards'
import { DELIVERY_STATUS, isPreparationStarted } from '@/lib/domain/codes/delivery-status'
import { isActiveStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { creditPoints } from './credit-points'
import { endOrder } from './end-order'
import type { OrderRow } from './release-order'

export const ORDER_STEPS = ['accept', 'start', 'complete', 'cancel'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

const READY_AFTER_MS = 20 * 60_000
/** A finished order may be reviewed so long. */
export const REVIEW_MS = 30 * 86_400_000

/**
 * What a store does with an order. Throws `notFound`, and `conflict` where the step does not follow: accepting one
 * that awaits online payment, starting one that is not accepted, ending one that has ended.
 */
export async function stepOrder(db: Database, id: string, step: OrderStep, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new Refusal('notFound', 'no such order')
    await applyStep(tx, order, step, now)
  })
}

/** The same for an order whose row the caller has locked. */
export async function applyStep(tx: Transaction, order: OrderRow, step: OrderStep, now: Date): Promise<void> {
  if (!follows(order, step)) throw new Refusal('conflict', `an order of status ${order.status} cannot ${step}`)
  if (step === 'cancel') return endOrder(tx, order, now)
  const change = {
    accept: { status: ORDER_STATUS.processing, allowPayNow: false, readyAt: readyAt(order, now) },
    start: { deliveryStatus: DELIVERY_STATUS.preparing },
    complete: {
      status: ORDER_STATUS.completed,
      totalPaid: order.totals.grandTotal + order.tips,
      reviewUntil: new Date(now.getTime() + REVIEW_MS),
    },
  }[step]
  await tx
    .update(orders)
    .set({ ...change, updatedAt: now })
    .where(eq(orders.id, order.id))
  if (step !== 'complete') return
  // paid in cash at the latest by now
  await issueGiftCards(tx, order, now)
  await creditPoints(tx, order, now)
}

function follows(order: OrderRow, step: OrderStep): boolean {
  if (step === 'accept') return order.status === ORDER_STATUS.pending && order.expiresAt === null
  if (step === 'start') return order.status === ORDER_STATUS.processing && !isPreparationStarted(order.deliveryStatus)
  if (step === 'complete') return order.status === ORDER_STATUS.processing
  return isActiveStatus(order.status)
}

/** For a chosen time that time, else twenty minutes from now. */
function readyAt({ expectedStart }: OrderRow, now: Date): Date {
  const soonest = new Date(now.getTime() + READY_AFTER_MS)
  return expectedStart && expectedStart > soonest ? expectedStart : soonest
}
