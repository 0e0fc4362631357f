import { and, desc, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { type Attempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { needsScript } from '@/backend/providers/configured-providers'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

export interface OrderedQuote {
  orderId: string
  /** the payment page while an online payment is open */
  payUrl: string | null
  isConfirming: boolean
  /** whether its card has to be entered */
  awaitsCard: boolean
  /** the open attempt by card, if any */
  openCard: Attempt | null
}

const POLL_MS = 50
/** The factor by which a charge may take longer than its deadline. */
const MARGIN = 1.125

/**
 * The order of a quote, or null. Waits while its card is being charged, so that a second click gets the same answer as
 * the first.
 */
export async function findOrderedQuote(
  { db, now, provider }: Pick<Deps, 'db' | 'now' | 'provider'>,
  customerId: number,
  quoteId: string,
): Promise<OrderedQuote | null> {
  const polls = Math.ceil((provider.patienceMs * MARGIN) / POLL_MS)
  for (let poll = 0; ; poll++) {
    const [order] = await db
      .select({
        id: orders.id,
        status: orders.status,
        method: orders.paymentMethod,
        allowPayNow: orders.allowPayNow,
      })
      .from(orders)
      .where(and(eq(orders.quoteId, quoteId), eq(orders.customerId, customerId)))
    if (!order) return null
    const { id: orderId, allowPayNow } = order
    const isCard = order.method === PAYMENT_METHOD.credit_card
    if (order.status !== ORDER_STATUS.payment_review) {
      const [open] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.payerId, customerId), eq(payments.state, 'redirected')))
        .orderBy(desc(payments.createdAt))
        .limit(1)
      const isConfirming = await isBeingConfirmed(db, orderId)
      const isPaidOnPage = open && !isCard && !needsScript(open.provider)
      const payUrl = isPaidOnPage ? provider.payUrlFor(open.id) : null
      const awaitsCard = isCard && allowPayNow && !isConfirming
      const openCard = open?.method === PAYMENT_METHOD.credit_card ? open : null
      return { orderId, payUrl, isConfirming, awaitsCard, openCard }
    }
    if (poll === polls) {
      // the customer now hears of the order, so that it must not be undone any more
      await moveAttempts(db, eq(payments.orderId, orderId), 'lose', now())
      return { orderId, payUrl: null, isConfirming: true, awaitsCard: false, openCard: null }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
