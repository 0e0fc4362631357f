import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { settleFailure, settleStarted3ds, settleSuccess } from '@/backend/orders/payments/settlement/settle-attempt'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type ChargeOutcome, callProvider, type SavedChargeOutcome } from '@/backend/providers/payment-provider'

/**
 * Calls the provider for the money of an attempt, which must be committed as `sent` or `authorised`, and settles it.
 * Without an answer in time it is being confirmed, until it is reconciled. Throws `transactionDeclined`,
 * `invalidCreditCard`, `overPaymentLimit`, and `paymentReturned` when the order was cancelled meanwhile.
 */
export async function takePayment(
  deps: Deps,
  paymentId: string,
  send: (signal: AbortSignal) => Promise<SavedChargeOutcome>,
): Promise<'paid' | 'confirming' | 'needs_3ds'> {
  const { db, now, logger, provider } = deps
  let outcome: SavedChargeOutcome
  try {
    outcome = await callProvider(provider, send)
  } catch (error) {
    logger.error({ payment: paymentId }, 'the provider did not answer', error)
    await moveAttempts(db, eq(payments.id, paymentId), 'lose', now())
    return 'confirming'
  }
  if (outcome === 'needs_3ds') {
    await inTransaction(db, (tx) => settleStarted3ds(tx, paymentId, now()))
    return 'needs_3ds'
  }
  if (outcome !== 'succeeded') {
    await inTransaction(db, (tx) => settleFailure(tx, paymentId, 'decline', now()))
    throw chargeError(outcome)
  }
  const settled = await inTransaction(db, (tx) => settleSuccess(tx, paymentId, now()))
  if (settled === 'returned') {
    throw new DomainError(
      'paymentReturned',
      'the order was cancelled or paid meanwhile, and the money is on its way back',
    )
  }
  return 'paid'
}

function chargeError(outcome: Exclude<ChargeOutcome, 'succeeded'>): DomainError {
  if (outcome === 'invalid_card') return new DomainError('invalidCreditCard', 'the card is not valid')
  if (outcome === 'over_limit') return new DomainError('overPaymentLimit', 'above the payment limit')
  return new DomainError('transactionDeclined', 'the card was declined')
}
