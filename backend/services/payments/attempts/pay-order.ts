import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { hasCardForm, needsScript } from '@/backend/providers/configured-providers'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { toCardLabel } from '@/backend/services/checkout/order/card-label'
import { checkReturnUrl } from '@/backend/services/checkout/order/check-return-url'
import { syncBeforeReplacing } from '@/backend/services/payments/reconciliation/sync-before-replacing'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { billingAddressFor } from './billing-address'
import { checkAttemptLimit } from './card-attempt-limit'
import { checkCard } from './card-checks'
import { chargeCard } from './charge-card'
import { checkOwner } from './express'
import { handOffPayment, type PaymentHandoff } from './hand-off-payment'
import { type AttemptRequest, openAttempt } from './open-attempt'

export interface PayRequest extends AttemptRequest {
  card: CardDetails | null
  billingAddressId: number | null
  /** where the request comes from; empty if unknown */
  address: string
}

/**
 * Visitors may pay, since knowing the id is enough. Throws the errors of `openAttempt`, `chargeCard`, `handOffPayment`,
 * `invalidRequest` without a required billing address, `overLimit`, `paymentConfirming` while money may have been
 * taken.
 */
export async function payOrder(deps: Deps, request: PayRequest): Promise<{ orderId: string } & PaymentHandoff> {
  const { db, now, config } = deps
  const { orderId, card } = request
  await checkReturnUrl(deps, request.returnUrl)
  await syncBeforeReplacing(deps, orderId)
  if (request.method !== PAYMENT_METHOD.credit_card) {
    const attempt = await inTransaction(db, async (tx) => {
      const opened = await openAttempt(tx, deps, request)
      // only the owner can use the express page
      if (needsScript(opened.provider)) await checkOwner(tx, request.payerId, orderId)
      return opened
    })
    return { orderId, ...(await handOffPayment(deps, attempt)) }
  }
  const by = { customerId: request.payerId, address: request.address, orderId }
  if (hasCardForm(config.paymentProviders)) {
    if (card) throw new DomainError('invalidRequest', 'cards belong in the provider’s form')
    await checkAttemptLimit(deps, { ...by, cardNumber: null })
    const billing = { cardLabel: '', billingAddress: await billingAddressFor(db, request) }
    const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, billing))
    return { orderId, ...(await handOffPayment(deps, attempt)) }
  }
  if (!card) throw new DomainError('invalidRequest', 'a card is required')
  await checkAttemptLimit(deps, { ...by, cardNumber: card.number })
  checkCard(card, now())
  const billingAddress = await billingAddressFor(db, request)
  const label = { cardLabel: toCardLabel(card.number), billingAddress }
  const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, label))
  const taken = await chargeCard(deps, attempt, card, by)
  if (taken === 'confirming') throw new DomainError('paymentConfirming', 'the payment is being confirmed')
  return { orderId, payUrl: null, clientSecret: null }
}
