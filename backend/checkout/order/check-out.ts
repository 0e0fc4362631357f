import { and, eq } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { findOrderedQuote, type OrderedQuote } from '@/backend/checkout/quote/find-ordered-quote'
import type { Deps } from '@/backend/config/deps'
import { type OwnCard, requireOwnCard } from '@/backend/customers/saved-cards/own-card'
import { ensureVaultCustomer } from '@/backend/customers/saved-cards/vault-customer'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { checkCard } from '@/backend/orders/payments/attempts/card-checks'
import { type ChargedCard, chargeCard, numberOf } from '@/backend/orders/payments/attempts/charge-card'
import { checkShownDue } from '@/backend/orders/payments/attempts/due-now'
import { handOffPayment, type PaymentHandoff } from '@/backend/orders/payments/attempts/hand-off-payment'
import { openAttempt } from '@/backend/orders/payments/attempts/open-attempt'
import { checkAttemptLimit } from '@/backend/orders/payments/card-attempt-limit'
import { checkReturnUrl } from '@/backend/orders/payments/check-return-url'
import { syncBeforeReplacing } from '@/backend/orders/payments/reconciliation/sync-before-replacing'
import { orders } from '@/backend/orders/schema/orders'
import { inTransaction } from '@/backend/platform/db/transaction'
import { isUniqueViolation } from '@/backend/platform/db/unique-violation'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { type OrderDraft, prepareOrder } from './prepare-order'
import { reserveOrder } from './reserve-order'

const QUOTE_UNIQUE = 'orders_quoteId_unique'
/** How often a checkout may start: again when another one came first, of its quote or of what it spends. */
const MAX_ATTEMPTS = 5
const NO_ACTION: PaymentHandoff = { payUrl: null, clientSecret: null }

interface CheckoutCustomer {
  id: number
  site: string
  /** where the request comes from; empty if unknown */
  address: string
}

export interface PlacedOrder extends PaymentHandoff {
  orderId: string
  /** whether the provider has yet to say if it took the money */
  isConfirming: boolean
}

/**
 * Places an order from a quote. An ordered quote returns the order it became, regardless of the body. A declined card
 * undoes the order and leaves the quote free; without an answer in time the payment is being confirmed. The same quote
 * opens the provider's card form again. Throws the errors of pricing, stock and payment, and `internalError` when that
 * form is not available.
 */
export async function checkOut(deps: Deps, customer: CheckoutCustomer, request: CheckoutRequest): Promise<PlacedOrder> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const placed = await placeOrder(deps, customer, request)
    if (placed) return placed
  }
  throw new DomainError('conflict', 'another checkout of this quote is in progress')
}

/** Null when it has to be tried again: a concurrent checkout came first. */
async function placeOrder(
  deps: Deps,
  customer: CheckoutCustomer,
  request: CheckoutRequest,
): Promise<PlacedOrder | null> {
  const ordered = await findOrderedQuote(deps, customer.id, request.quoteId)
  if (ordered) return resume(deps, customer, ordered, request)
  await checkReturnUrl(deps, request.returnUrl)
  let draft: OrderDraft | null = null
  let saved: OwnCard | null = null
  let attempt: Attempt | null
  try {
    saved = await savedCardOf(deps, customer.id, request)
    draft = await prepareOrder(deps, customer, request, saved)
    if (draft.order.paymentMethod === PAYMENT_METHOD.credit_card)
      await checkCharge(deps, customer, cardOf(request, saved))
    if (draft.order.relatedOrderId) await syncPayer(deps, draft.order.relatedOrderId)
    attempt = await reserveOrder(deps, draft, request)
  } catch (error) {
    const first = mayBeDuplicate(error) ? await findOrderedQuote(deps, customer.id, request.quoteId) : null
    if (first) return resume(deps, customer, first, request)
    if (isUniqueViolation(error, QUOTE_UNIQUE)) return null
    // another order has just spent what this one counts on: its price again tells what is due now
    if (draft && error instanceof DomainError && error.code === 'conflict') return null
    throw error
  }
  const orderId = draft.order.id
  if (!attempt) return { orderId, ...NO_ACTION, isConfirming: false }
  const card = cardOf(request, saved)
  if (draft.placement !== 'charge' || !card) {
    return { orderId, ...(await handOff(deps, customer, attempt, request)), isConfirming: false }
  }
  const by = { customerId: customer.id, address: customer.address, orderId: null }
  const taken = await chargeCard(deps, attempt, card, by)
  const payUrl = taken === 'asks' ? deps.provider.payUrlFor(attempt.id) : null
  return { orderId, payUrl, clientSecret: null, isConfirming: taken === 'confirming' }
}

/** Null unless the request names one. Throws `invalidRequest`, and the errors of `requireOwnCard`. */
async function savedCardOf(deps: Deps, customerId: number, request: CheckoutRequest): Promise<OwnCard | null> {
  if (!request.cardRef || request.method !== PAYMENT_METHOD.credit_card) return null
  if (request.card) throw new DomainError('invalidRequest', 'one card pays')
  return requireOwnCard(deps, customerId, request.cardRef)
}

/** Null: it is entered in the provider's form. */
function cardOf({ card, savesCard }: CheckoutRequest, saved: OwnCard | null): ChargedCard | null {
  if (saved) return { saved }
  return card && { entered: card, isSaved: savesCard }
}

async function handOff(
  deps: Deps,
  { id }: CheckoutCustomer,
  attempt: Attempt,
  { savesCard }: CheckoutRequest,
): Promise<PaymentHandoff> {
  const isSaved = savesCard && attempt.method === PAYMENT_METHOD.credit_card
  return handOffPayment(deps, attempt, isSaved ? await ensureVaultCustomer(deps, id) : null)
}

/** A card not entered yet gets the open form or page, or a new one after a decline. */
async function resume(
  deps: Deps,
  customer: CheckoutCustomer,
  ordered: OrderedQuote,
  request: CheckoutRequest,
): Promise<PlacedOrder> {
  const { orderId, payUrl, isConfirming, awaitsCard } = ordered
  if (!awaitsCard) return { orderId, payUrl, clientSecret: null, isConfirming }
  await syncBeforeReplacing(deps, orderId)
  const again = await findOrderedQuote(deps, customer.id, request.quoteId)
  if (!again?.awaitsCard) return { orderId, ...NO_ACTION, isConfirming: again?.isConfirming ?? false }
  const { shownDue, returnUrl } = request
  if (again.openCard) {
    checkShownDue(shownDue, again.openCard)
    return { orderId, ...(await handOff(deps, customer, again.openCard, request)), isConfirming: false }
  }
  await checkCharge(deps, customer, null, orderId)
  const { id: payerId } = customer
  const attemptInput = { orderId, payerId, method: PAYMENT_METHOD.credit_card, tips: undefined, returnUrl, shownDue }
  const attempt = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, attemptInput))
  return { orderId, ...(await handOff(deps, customer, attempt, request)), isConfirming: false }
}

/** Throws `overLimit` after too many declined cards, `invalidCreditCard`; null: it is entered in the provider's form. */
async function checkCharge(
  deps: Deps,
  { id: customerId, address }: CheckoutCustomer,
  card: ChargedCard | null,
  orderId: string | null = null,
): Promise<void> {
  await checkAttemptLimit(deps, { customerId, address, orderId, cardNumber: card && numberOf(card) })
  if (card && 'entered' in card) checkCard(card.entered, deps.now())
}

function mayBeDuplicate(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'conflict'
  return [QUOTE_UNIQUE, 'orders_pays_surcharge'].some((name) => isUniqueViolation(error, name))
}

/**
 * Asks about the open payments of an order's surcharges before another order replaces the one that pays them. Throws
 * `paymentConfirming` when the provider does not answer.
 */
async function syncPayer(deps: Deps, owingOrderId: string): Promise<void> {
  const isOpen = and(eq(orders.relatedOrderId, owingOrderId), eq(orders.status, ORDER_STATUS.pending))
  const [open] = await deps.db.select({ id: orders.id }).from(orders).where(isOpen)
  if (open) await syncBeforeReplacing(deps, open.id)
}
