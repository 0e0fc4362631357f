import type { Deps } from '@/backend/config/deps'
import { requireOwnCard } from '@/backend/customers/saved-cards/own-card'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import { reconcileBeforeReplacing } from '@/backend/orders/payments/settlement/reconcile-order'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { hasCardForm, needsScript } from '@/backend/providers/configured-providers'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { billingAddressFor } from './billing-address'
import { type ChargedCard, cardLabelOf, chargeCard, checkCharge } from './charge-card'
import { checkOwner } from './express'
import { handOffPayment, type PaymentHandoff } from './hand-off-payment'
import { type AttemptRequest, openAttempt } from './open-attempt'
import { checkReturnUrl } from './return-url'

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
 * Pays a placed order. Visitors may, since they know its id. Throws the errors of `openAttempt`, `chargeCard`,
 * `handOffPayment`, `invalidRequest` without a required billing address, `overLimit`, `paymentConfirming` while money
 * may have been taken.
 */
export async function payOrder(deps: Deps, request: PayRequest): Promise<{ orderId: string } & PaymentHandoff> {
  const { db } = deps
  const { orderId, payerId } = request
  await checkReturnUrl(deps, request.returnUrl)
  await reconcileBeforeReplacing(deps, orderId)
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
  await checkCharge(deps, charged, by)
  const billingAddress = await billingAddressFor(db, request)
  if (!charged) {
    const billing = { cardLabel: '', billingAddress, isCharged: false }
    const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, billing))
    const saveFor = request.savesCard && payerId !== null ? await ensureVaultCustomer(deps, payerId) : null
    return { orderId, ...(await handOffPayment(deps, attempt, saveFor)) }
  }
  const label = { cardLabel: cardLabelOf(charged), billingAddress, isCharged: true }
  const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, label))
  const taken = await chargeCard(deps, attempt, charged, by)
  if (taken === 'confirming') throw new DomainError('paymentConfirming', 'the payment is being confirmed')
  return { orderId, payUrl: taken === 'needs_3ds' ? deps.provider.payUrlFor(attempt.id) : null, clientSecret: null }
}

/** Null for a card that is entered in the provider's form. Throws `invalidRequest`, and like `requireOwnCard`. */
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
