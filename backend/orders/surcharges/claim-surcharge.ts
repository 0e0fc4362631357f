import { and, eq } from 'drizzle-orm'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { orders } from '@/backend/orders/schema/orders'
import { checkOwed, findLivePayer, surchargeChanged } from '@/backend/orders/state/surcharge-debt'
import { canMove } from '@/backend/orders/state/transitions'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

interface Payer {
  quoteId: string
  customerId: number
  gid: number
  relatedOrderId: string
  itemTotal: number
}

/**
 * Makes an order the one that pays the surcharges of another, and ends an older one that is still unpaid. Throws
 * `notRegistered`, `paymentConfirming` while that one may have taken money, and `conflict` when the surcharge is paid,
 * being charged, no longer owed, or a different amount.
 */
export async function claimSurcharge(tx: Transaction, payer: Payer, now: Date): Promise<void> {
  const { relatedOrderId, customerId, gid, quoteId, itemTotal } = payer
  const [owing] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, relatedOrderId), eq(orders.customerId, customerId), eq(orders.gid, gid)))
    .for('update')
  if (!owing) throw new DomainError('notRegistered', 'record not found')
  const live = await findLivePayer(tx, relatedOrderId)
  // the same quote again: the unique quote id rejects it
  if (live?.quoteId === quoteId) return
  checkOwed(owing, itemTotal)
  if (!live) return
  if (!canMove(live, 'replace', now)) throw surchargeChanged()
  if (await isBeingConfirmed(tx, live.id)) throw new DomainError('paymentConfirming', 'its payment is being confirmed')
  await moveOrder(tx, live, 'replace', now)
}
