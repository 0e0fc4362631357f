import { and, eq } from 'drizzle-orm'
import type { CheckoutCustomer, CheckoutRequest } from '@/backend/checkout/checkout-request'
import { findOrderedQuote } from '@/backend/checkout/quote/find-ordered-quote'
import type { Deps } from '@/backend/config/deps'
import { requireOwnCard } from '@/backend/customers/saved-cards/own-cards'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { type ChargedCard, chargeCard, checkCharge } from '@/backend/orders/payments/charge-card'
import { NO_HANDOFF } from '@/backend/orders/payments/hand-off-payment'
import { checkReturnUrl } from '@/backend/orders/payments/return-url'
import { reconcileBeforeReplacing } from '@/backend/orders/payments/settlement/reconcile-order'
import { orders } from '@/backend/orders/schema/orders'
import { isUniqueViolation } from '@/backend/platform/db/database-errors'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { type OrderDraft, prepareOrder } from './prepare-order'
import { reserveOrder } from './reserve-order'
import { handOffCheckout, type PlacedOrder, resumeCheckout } from './resume-checkout'

const QUOTE_UNIQUE = 'orders_quoteId_unique'
/** How often a checkout may start: again when a concurrent one took its quote, or what it counts on. */
const MAX_STARTS = 5

/**
 * Places an order from a quote. An ordered quote returns the order it became, regardless of the body. A declined card
 * undoes the order and leaves the quote free; without an answer in time the payment is being confirmed. The same quote
 * opens the provider's card form again. Throws the errors of pricing, stock and payment, and `internalError` when that
 * form is not available.
 */
export async function checkOut(deps: Deps, customer: CheckoutCustomer, request: CheckoutRequest): Promise<PlacedOrder> {
  for (let start = 0; start < MAX_STARTS; start++) {
    const placed = await placeOrder(deps, customer, request)
    if (placed) return placed
  }
  throw new DomainError('conflict', 'another checkout of this quote is in progress')
}

/** Null when a concurrent checkout came first and this one has to start again. */
async function placeOrder(
  deps: Deps,
  customer: CheckoutCustomer,
  request: CheckoutRequest,
): Promise<PlacedOrder | null> {
  const ordered = await findOrderedQuote(deps, customer.id, request.quoteId)
  if (ordered) return resumeCheckout(deps, customer, ordered, request)
  await checkReturnUrl(deps, request.returnUrl)
  const by = { customerId: customer.id, address: customer.address, orderId: null }
  let draft: OrderDraft | null = null
  let card: ChargedCard | null = null
  let attempt: Attempt | null
  try {
    card = await cardOf(deps, customer.id, request)
    draft = await prepareOrder(deps, customer, request, card)
    if (draft.order.paymentMethod === PAYMENT_METHOD.credit_card) await checkCharge(deps, card, by)
    if (draft.order.relatedOrderId) await reconcileSurchargePayment(deps, draft.order.relatedOrderId)
    attempt = await reserveOrder(deps, draft, request)
  } catch (error) {
    const first = mayBeDuplicate(error) ? await findOrderedQuote(deps, customer.id, request.quoteId) : null
    if (first) return resumeCheckout(deps, customer, first, request)
    if (isUniqueViolation(error, QUOTE_UNIQUE)) return null
    // another order has just spent what this one counts on: a new price says what is due now
    if (draft && error instanceof DomainError && error.code === 'conflict') return null
    throw error
  }
  const orderId = draft.order.id
  if (!attempt) return { orderId, ...NO_HANDOFF, isConfirming: false }
  if (draft.placement !== 'charge' || !card) {
    return { orderId, ...(await handOffCheckout(deps, customer, attempt, request)), isConfirming: false }
  }
  const taken = await chargeCard(deps, attempt, card, by)
  const payUrl = taken === 'needs_3ds' ? deps.provider.payUrlFor(attempt.id) : null
  return { orderId, payUrl, clientSecret: null, isConfirming: taken === 'confirming' }
}

/** Null for a card that is entered in the provider's form. Throws `invalidRequest`, and like `requireOwnCard`. */
async function cardOf(deps: Deps, customerId: number, request: CheckoutRequest): Promise<ChargedCard | null> {
  const { card, cardRef, savesCard } = request
  if (cardRef && request.method === PAYMENT_METHOD.credit_card) {
    if (card) throw new DomainError('invalidRequest', 'one card pays')
    return { saved: await requireOwnCard(deps, customerId, cardRef) }
  }
  return card && { entered: card, isSaved: savesCard }
}

function mayBeDuplicate(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'conflict'
  return [QUOTE_UNIQUE, 'orders_pays_surcharge'].some((name) => isUniqueViolation(error, name))
}

/**
 * Reconciles the open payment of an order's surcharges before another order replaces the one that pays them. Throws
 * `paymentConfirming` when the provider does not answer.
 */
async function reconcileSurchargePayment(deps: Deps, owingOrderId: string): Promise<void> {
  const isOpen = and(eq(orders.relatedOrderId, owingOrderId), eq(orders.status, ORDER_STATUS.pending))
  const [open] = await deps.db.select({ id: orders.id }).from(orders).where(isOpen)
  if (open) await reconcileBeforeReplacing(deps, open.id)
}
