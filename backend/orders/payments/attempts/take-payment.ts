import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { settleFailure } from '@/backend/orders/payments/settlement/settle-failure'
import { settleQuestion } from '@/backend/orders/payments/settlement/settle-question'
import { settleSuccess } from '@/backend/orders/payments/settlement/settle-success'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { ChargeOutcome } from '@/backend/providers/payment-provider'
import { callProvider } from '@/backend/providers/payment-provider'
import { chargeError } from './card-checks'

/**
 * The attempt must be committed as `sent` or `authorised`. Without an answer in time the reconciler asks; `asks`: the
 * bank asks the payer on the page of the payment. Throws `transactionDeclined`, `invalidCreditCard`, `overPaymentLimit`, `paymentReturned` when the order was cancelled
 * meanwhile.
 */
export async function takePayment(
  deps: Deps,
  paymentId: string,
  send: (signal: AbortSignal) => Promise<ChargeOutcome | 'asks'>,
): Promise<'paid' | 'confirming' | 'asks'> {
  const { db, now, logger, provider } = deps
  let outcome: ChargeOutcome | 'asks'
  try {
    outcome = await callProvider(provider, send)
  } catch (error) {
    logger.error({ payment: paymentId }, 'the provider did not answer', error)
    await moveAttempts(db, eq(payments.id, paymentId), 'lose', now())
    return 'confirming'
  }
  if (outcome === 'asks') {
    await inTransaction(db, (tx) => settleQuestion(tx, paymentId, now()))
    return 'asks'
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
