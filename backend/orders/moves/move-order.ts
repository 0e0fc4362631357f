import { eq } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { findLivePayer } from '@/backend/orders/state/find-live-payer'
import { canMove, effectsOf, type OrderEvent, TRANSITIONS, type Transition } from '@/backend/orders/state/transitions'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { orderStatusName } from '@/lib/domain/codes/order-status'
import { EFFECTS } from './effects'

/** The caller must have locked the row. Throws `conflict` for a move not in the table, and the errors of effects. */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  also: Partial<Omit<OrderRow, 'id' | 'status'>> = {},
): Promise<void> {
  if (!canMove(order, event, now)) {
    throw new DomainError('conflict', `not possible: the order is ${orderStatusName(order.status)}`)
  }
  const { to, sets }: Transition = TRANSITIONS[event]
  await tx
    .update(orders)
    .set({ ...sets?.(order, now), ...also, status: to ?? order.status, updatedAt: now })
    .where(eq(orders.id, order.id))
  for (const effect of effectsOf(order, event)) {
    if (effect === 'end_payer') await endPayer(tx, order, now)
    else await EFFECTS[effect](tx, order, now)
  }
}

async function endPayer(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const payer = await findLivePayer(tx, order.id)
  if (payer) await moveOrder(tx, payer, 'follow', now)
}
