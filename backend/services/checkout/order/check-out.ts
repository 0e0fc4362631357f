import { isUniqueViolation } from '@/backend/db/unique-violation'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { findSpentQuote, type PlacedOrder } from '@/backend/services/checkout/quote/find-spent-quote'
import { chargeReserved } from '@/backend/services/payments/charge-reserved'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { checkReturnUrl } from './check-return-url'
import type { CheckoutRequest } from './checkout-request'
import { type OrderDraft, prepareOrder } from './prepare-order'
import { reserveOrder } from './reserve-order'

const QUOTE_UNIQUE = 'orders_quoteId_unique'
/** Maximum attempts when a concurrent checkout of the same quote wins and is then undone. */
const MAX_ATTEMPTS = 5

/**
 * Turns a quote into an order. A spent quote returns the order it became, regardless of the body. Otherwise: price
 * again, reserve, charge a card, confirm; a declined card undoes all of it and leaves the quote unspent.
 */
export async function checkOut(
  deps: Deps,
  customer: { id: number; site: string },
  request: CheckoutRequest,
): Promise<PlacedOrder> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const placed = await placeOrder(deps, customer, request)
    if (placed) return placed
  }
  throw new Refusal('conflict', 'another checkout of this quote is in progress')
}

/** Returns null when a concurrent checkout of the same quote won but its card was then declined. */
async function placeOrder(
  deps: Deps,
  customer: { id: number; site: string },
  request: CheckoutRequest,
): Promise<PlacedOrder | null> {
  const spent = await findSpentQuote(deps, customer.id, request.quoteId)
  if (spent) return spent
  await checkReturnUrl(deps, request.returnUrl)
  let draft: OrderDraft
  let paymentId: string | null
  try {
    draft = await prepareOrder(deps, customer, request)
    ;({ paymentId } = await reserveOrder(deps, draft, request))
  } catch (error) {
    const first = mayBeDuplicate(error) ? await findSpentQuote(deps, customer.id, request.quoteId) : null
    if (first) return first
    if (isUniqueViolation(error, QUOTE_UNIQUE)) return null
    throw error
  }
  const orderId = draft.order.id
  if (paymentId && request.card && draft.order.status === ORDER_STATUS.payment_review) {
    await chargeReserved(deps, orderId, paymentId, request.card)
    return { orderId, payUrl: null }
  }
  return { orderId, payUrl: paymentId ? deps.provider.pageFor(paymentId) : null }
}

/**
 * Whether the error may come from the same checkout finishing first: its order exists, or it changed what this one
 * relied on.
 */
function mayBeDuplicate(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'conflict'
  return [QUOTE_UNIQUE, 'orders_pays_surcharge'].some((name) => isUniqueViolation(error, name))
}
