import type { CheckoutCustomer, CheckoutRequest } from '@/backend/checkout/checkout-request'
import { findOrderedQuote, type OrderedQuote } from '@/backend/checkout/quote/find-ordered-quote'
import type { Deps } from '@/backend/config/deps'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { checkCharge } from '@/backend/orders/payments/charge-card'
import { checkShownDue } from '@/backend/orders/payments/due-now'
import { handOffPayment, NO_HANDOFF, type PaymentHandoff } from '@/backend/orders/payments/hand-off-payment'
import { openAttempt } from '@/backend/orders/payments/open-attempt'
import { reconcileBeforeReplacing } from '@/backend/orders/payments/settlement/reconcile-order'
import { inTransaction } from '@/backend/platform/db/transaction'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

export interface PlacedOrder extends PaymentHandoff {
  orderId: string
  /** whether the provider has not said yet if it took the money */
  isConfirming: boolean
}

/**
 * Answers a repeated checkout with the order that its quote became. Where a card has yet to be entered, the open form
 * is handed off again, or a new one after a decline. Throws the errors of `openAttempt` and `handOffPayment`.
 */
export async function resumeCheckout(
  deps: Deps,
  customer: CheckoutCustomer,
  ordered: OrderedQuote,
  request: CheckoutRequest,
): Promise<PlacedOrder> {
  const { orderId, payUrl, isConfirming, awaitsCard } = ordered
  if (!awaitsCard) return { orderId, payUrl, clientSecret: null, isConfirming }
  await reconcileBeforeReplacing(deps, orderId)
  const again = await findOrderedQuote(deps, customer.id, request.quoteId)
  if (!again?.awaitsCard) return { orderId, ...NO_HANDOFF, isConfirming: again?.isConfirming ?? false }
  const { shownDue, returnUrl } = request
  if (again.openCard) {
    checkShownDue(shownDue, again.openCard)
    return { orderId, ...(await handOffCheckout(deps, customer, again.openCard, request)), isConfirming: false }
  }
  const { id: payerId, address } = customer
  await checkCharge(deps, null, { customerId: payerId, address, orderId })
  const attemptInput = { orderId, payerId, method: PAYMENT_METHOD.credit_card, tips: undefined, returnUrl, shownDue }
  const attempt = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, attemptInput))
  return { orderId, ...(await handOffCheckout(deps, customer, attempt, request)), isConfirming: false }
}

/** Hands off an attempt; a card is saved where the checkout asks for it. Throws like `handOffPayment`. */
export async function handOffCheckout(
  deps: Deps,
  { id }: CheckoutCustomer,
  attempt: Attempt,
  { savesCard }: CheckoutRequest,
): Promise<PaymentHandoff> {
  const isSaved = savesCard && attempt.method === PAYMENT_METHOD.credit_card
  return handOffPayment(deps, attempt, isSaved ? await ensureVaultCustomer(deps, id) : null)
}
