import { isUniqueViolation } from '@/backend/db/unique-violation'
import type { Deps } from '@/backend/deps'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { Refusal } from '@/backend/refusal'
import { findSpentQuote, type PlacedOrder } from '@/backend/services/checkout/quote/find-spent-quote'
import { checkCard } from '@/backend/services/payments/card-checks'
import { checkTries } from '@/backend/services/payments/card-tries'
import { chargeCard } from '@/backend/services/payments/charge-card'
import { checkReturnUrl } from './check-return-url'
import type { CheckoutRequest } from './checkout-request'
import { type OrderDraft, prepareOrder } from './prepare-order'
import { reserveOrder } from './reserve-order'

const QUOTE_UNIQUE = 'orders_quoteId_unique'
/** Maximum attempts when a concurrent checkout of the same quote wins and is then undone. */
const MAX_ATTEMPTS = 5

interface CheckingOut {
  id: number
  site: string
  /** where the request comes from; empty if unknown */
  address: string
}

/**
 * Turns a quote into an order. A spent quote returns the order it became, regardless of the body. Otherwise: price
 * again, reserve, charge a card, confirm; a declined card undoes all of it and leaves the quote unspent. A card whose
 * charge is not answered in time leaves an order whose payment is being confirmed.
 */
export async function checkOut(deps: Deps, customer: CheckingOut, request: CheckoutRequest): Promise<PlacedOrder> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const placed = await placeOrder(deps, customer, request)
    if (placed) return placed
  }
  throw new Refusal('conflict', 'another checkout of this quote is in progress')
}

/** Returns null when a concurrent checkout of the same quote won but its card was then declined. */
async function placeOrder(deps: Deps, customer: CheckingOut, request: CheckoutRequest): Promise<PlacedOrder | null> {
  const spent = await findSpentQuote(deps, customer.id, request.quoteId)
  if (spent) return spent
  await checkReturnUrl(deps, request.returnUrl)
  let draft: OrderDraft
  let paymentId: string | null
  try {
    draft = await prepareOrder(deps, customer, request)
    if (draft.placement === 'charge' && request.card) await checkCharge(deps, customer, request.card)
    ;({ paymentId } = await reserveOrder(deps, draft, request))
  } catch (error) {
    const first = mayBeDuplicate(error) ? await findSpentQuote(deps, customer.id, request.quoteId) : null
    if (first) return first
    if (isUniqueViolation(error, QUOTE_UNIQUE)) return null
    throw error
  }
  const orderId = draft.order.id
  if (!paymentId) return { orderId, payUrl: null, isConfirming: false }
  const { card } = request
  if (draft.placement !== 'charge' || !card) {
    return { orderId, payUrl: deps.provider.pageFor(paymentId), isConfirming: false }
  }
  const attempt = { id: paymentId, amount: draft.due, currency: draft.order.currency }
  const by = { customerId: customer.id, address: customer.address, orderId: null }
  const taken = await chargeCard(deps, attempt, card, by)
  return { orderId, payUrl: null, isConfirming: taken === 'confirming' }
}

async function checkCharge(deps: Deps, { id: customerId, address }: CheckingOut, card: CardDetails): Promise<void> {
  await checkTries(deps, { customerId, address, orderId: null, cardNumber: card.number })
  checkCard(card, deps.now())
}

/**
 * Whether the error may come from the same checkout finishing first: its order exists, or it changed what this one
 * relied on.
 */
function mayBeDuplicate(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'conflict'
  return [QUOTE_UNIQUE, 'orders_pays_surcharge'].some((name) => isUniqueViolation(error, name))
}
