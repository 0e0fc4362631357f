import { eq } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import type { CardDetails, ChargeOutcome } from '@/backend/providers/payment-provider'
import { Refusal } from '@/backend/refusal'
import { moveOrder } from '@/backend/services/orders/state/move-order'
import { isCardNumber, isExpired } from '@/lib/domain/payment/cards'
import { settleSuccess } from './settle-success'

/**
 * Charges the card of a reserved order and confirms it, or undoes the order. The attempt's idempotency key makes a
 * retry safe. Throws `transactionDeclined`, `invalidCreditCard`, `overPaymentLimit`.
 */
export async function chargeReserved(deps: Deps, orderId: string, paymentId: string, card: CardDetails): Promise<void> {
  const { db, now, provider } = deps
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error('the reserved payment no longer exists')
  const { amount, currency, idempotencyKey } = payment
  const outcome = isChargeable(card, now())
    ? await provider.charge({ idempotencyKey, amount, currency, card })
    : 'invalid_card'
  if (outcome === 'succeeded') {
    await inTransaction(db, (tx) => settleSuccess(tx, paymentId, now()))
    return
  }
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order) await moveOrder(tx, order, 'undo', now())
  })
  throw chargeRefusal(outcome)
}

/** Known issuer, valid check digit, not expired. */
export function isChargeable(card: CardDetails, now: Date): boolean {
  const isMonth = card.month >= 1 && card.month <= 12
  const year = card.year < 100 ? 2000 + card.year : card.year
  return isCardNumber(card.number) && isMonth && !isExpired(card.month, year, now)
}

export function chargeRefusal(outcome: Exclude<ChargeOutcome, 'succeeded'>): Refusal {
  if (outcome === 'invalid_card') return new Refusal('invalidCreditCard', 'the card is not valid')
  if (outcome === 'over_limit') return new Refusal('overPaymentLimit', 'above the payment limit')
  return new Refusal('transactionDeclined', 'the card was declined')
}
