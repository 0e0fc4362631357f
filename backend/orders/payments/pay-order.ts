import type { Deps } from '@/backend/config/deps'
import { requireOwnCard } from '@/backend/customers/saved-cards/own-cards'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import { reconcileBeforeReplacing } from '@/backend/orders/payments/settlement/reconcile-order'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { hasCardForm, needsScript } from '@/backend/providers/configured-providers'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { billingAddressFor } from './billing-address'
import { type ChargedCard, cardLabelOf, chargeCard, checkCharge } from './charge-card'
import { handOffPayment, type PaymentHandoff } from './hand-off-payment'
import { type AttemptRequest, openAttempt } from './open-attempt'
import { checkOwner } from './paypal-express'
import { checkReturnUrl } from './return-url'

interface PayRequest extends AttemptRequest {
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
  const { orderId, method, returnUrl } = request
  await checkReturnUrl(deps, returnUrl)
  await reconcileBeforeReplacing(deps, orderId)
  const isCard = method === PAYMENT_METHOD.credit_card
  return { orderId, ...(isCard ? await payByCard(deps, request) : await payElsewhere(deps, request)) }
}

async function payElsewhere(deps: Deps, request: PayRequest): Promise<PaymentHandoff> {
  const attempt = await inTransaction(deps.db, async (tx) => {
    const opened = await openAttempt(tx, deps, request)
    // only the owner can use the express page
    if (needsScript(opened.provider)) await checkOwner(tx, request.payerId, request.orderId)
    return opened
  })
  return handOffPayment(deps, attempt)
}

async function payByCard(deps: Deps, request: PayRequest): Promise<PaymentHandoff> {
  const { orderId, payerId, address } = request
  const by = { customerId: payerId, address, orderId }
  const card = await cardOf(deps, request)
  await checkCharge(deps, card, by)
  const billingAddress = await billingAddressFor(deps.db, request)
  const details = { cardLabel: card ? cardLabelOf(card) : '', billingAddress, isCharged: card !== null }
  const attempt = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, request, details))
  if (!card) {
    const saveFor = request.savesCard && payerId !== null ? await ensureVaultCustomer(deps, payerId) : null
    return handOffPayment(deps, attempt, saveFor)
  }
  const taken = await chargeCard(deps, attempt, card, by)
  if (taken === 'confirming') throw new DomainError('paymentConfirming', 'the payment is being confirmed')
  return { payUrl: taken === 'needs_3ds' ? deps.provider.payUrlFor(attempt.id) : null, clientSecret: null }
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
