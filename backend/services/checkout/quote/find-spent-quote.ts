import { and, desc, eq } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export interface PlacedOrder {
  orderId: string
  /** the provider's page while an online payment is open */
  payUrl: string | null
}

const POLL_MS = 50
const POLLS = 100

/**
 * The order that this customer's quote became, or null. While its card is being charged this waits for the outcome,
 * so that a second click gets the same answer as the first. Throws `conflict` on timeout.
 */
export async function findSpentQuote(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  customerId: number,
  quoteId: string,
): Promise<PlacedOrder | null> {
  for (let poll = 0; poll < POLLS; poll++) {
    const [order] = await db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.quoteId, quoteId), eq(orders.customerId, customerId)))
    if (!order) return null
    if (order.status !== ORDER_STATUS.payment_review) {
      const [open] = await db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.orderId, order.id), eq(payments.state, 'pending')))
        .orderBy(desc(payments.createdAt))
        .limit(1)
      return { orderId: order.id, payUrl: open ? provider.pageFor(open.id) : null }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Refusal('conflict', 'the payment is still in progress')
}
