import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { Refusal } from '@/backend/refusal'
import { toCardLabel } from '@/backend/services/checkout/order/card-label'
import { checkReturnUrl } from '@/backend/services/checkout/order/check-return-url'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { askBeforeReplacing } from './ask-before-replacing'
import { billingAddressFor } from './billing-address'
import { checkCard } from './card-checks'
import { checkTries } from './card-tries'
import { chargeCard } from './charge-card'
import { type AttemptRequest, openAttempt } from './open-attempt'

export interface PayRequest extends AttemptRequest {
  card: CardDetails | null
  /** from the payer's own address book */
  billingAddressId: number | null
  /** where the request comes from; empty if unknown */
  address: string
}

/**
 * Pays an existing order: a card at once, other methods on the provider's page. Visitors may pay: knowing the id is
 * enough. Throws `notFound`, `invalidRequest` (nothing due, no longer payable, no billing address where one is
 * required), `invalidPaymentMethod`, the errors of cards, `overLimit` after too many declined ones, `paymentConfirming` while it is not known whether money was
 * taken, `paymentReturned` when it was and the order cannot take it any more.
 */
export async function payOrder(deps: Deps, request: PayRequest): Promise<{ orderId: string; payUrl: string | null }> {
  const { db, now, provider } = deps
  const { orderId, card } = request
  await checkReturnUrl(deps, request.returnUrl)
  await askBeforeReplacing(deps, orderId)
  if (request.method !== PAYMENT_METHOD.credit_card) {
    const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request))
    return { orderId, payUrl: provider.pageFor(attempt.id) }
  }
  if (!card) throw new Refusal('invalidRequest', 'a card is required')
  const by = { customerId: request.payerId, address: request.address, orderId }
  await checkTries(deps, { ...by, cardNumber: card.number })
  checkCard(card, now())
  const billingAddress = await billingAddressFor(db, request)
  const label = { cardLabel: toCardLabel(card.number), billingAddress }
  const attempt = await inTransaction(db, (tx) => openAttempt(tx, deps, request, label))
  const taken = await chargeCard(deps, attempt, card, by)
  if (taken === 'confirming') throw new Refusal('paymentConfirming', 'the payment is being confirmed')
  return { orderId, payUrl: null }
}
