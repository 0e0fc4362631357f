import type { Deps } from '@/backend/config/deps'
import { labelOf, requireOwnCard } from '@/backend/customers/saved-cards/own-card'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import { checkAttemptLimit } from '@/backend/orders/payments/card-attempt-limit'
import { toCardLabel } from '@/backend/orders/payments/card-label'
import { checkReturnUrl } from '@/backend/orders/payments/check-return-url'
import { syncBeforeReplacing } from '@/backend/orders/payments/reconciliation/sync-before-replacing'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { hasCardForm, needsScript } from '@/backend/providers/configured-providers'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { billingAddressFor } from './billing-address'
import { checkCard } from './card-checks'
import { type ChargedCard, chargeCard, numberOf } from './charge-card'
import { checkOwner } from './express'
import { handOffPayment, type PaymentHandoff } from './hand-off-payment'
import { type AttemptRequest, openAttempt } from './open-attempt'

export interface PayRequest extends AttemptRequest {
  card: CardDetails | null
  /** a saved card instead; empty for none */
  cardRef: string
  /** whether the entered card is saved for the payer's next orders */
  savesCard: boolean
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
  const { db, now } = deps
  const { orderId, payerId } = request
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
  const by = { customerId: payerId, address: request.address, orderId }
  const charged = await cardOf(deps, request)
  await checkAttemptLimit(deps, { ...by, cardNumber: charged && numberOf(charged) })
  if (charged && 'entered' in charged) checkCard(charged.entered, now())
  const billingAddress = await billingAddressFor(db, request)
  if (!charged) {
    const billing = { cardLabel: '', billingAddress, isCharged: false }
    const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, billing))
    const saveFor = request.savesCard && payerId !== null ? await ensureVaultCustomer(deps, payerId) : null
    return { orderId, ...(await handOffPayment(deps, attempt, saveFor)) }
  }
  const cardLabel = 'saved' in charged ? labelOf(charged.saved) : toCardLabel(charged.entered.number)
  const label = { cardLabel, billingAddress, isCharged: true }
  const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, label))
  const taken = await chargeCard(deps, attempt, charged, by)
  if (taken === 'confirming') throw new DomainError('paymentConfirming', 'the payment is being confirmed')
  return { orderId, payUrl: taken === 'asks' ? deps.provider.payUrlFor(attempt.id) : null, clientSecret: null }
}

/** Null: it is entered in the provider's form. Throws `invalidRequest`, and the errors of `requireOwnCard`. */
async function cardOf(deps: Deps, { card, cardRef, savesCard, payerId }: PayRequest): Promise<ChargedCard | null> {
  if (card && cardRef) throw new DomainError('invalidRequest', 'one card pays')
  if (cardRef) return { saved: await requireOwnCard(deps, payerId, cardRef) }
  if (hasCardForm(deps.config.paymentProviders)) {
    if (card) throw new DomainError('invalidRequest', 'cards belong in the provider’s form')
    return null
  }
  if (!card) throw new DomainError('invalidRequest', 'a card is required')
  return { entered: card, isSaved: savesCard }
}
