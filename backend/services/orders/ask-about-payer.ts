import { and, eq } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import type { Deps } from '@/backend/deps'
import { askBeforeReplacing } from '@/backend/services/payments/ask-before-replacing'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

/**
 * Asks about the open payments of an order's surcharges before another order replaces the one that pays them. Throws
 * `paymentConfirming` when the provider does not answer.
 */
export async function askAboutPayer(deps: Deps, owingOrderId: string): Promise<void> {
  const isOpen = and(eq(orders.relatedOrderId, owingOrderId), eq(orders.status, ORDER_STATUS.pending))
  const [open] = await deps.db.select({ id: orders.id }).from(orders).where(isOpen)
  if (open) await askBeforeReplacing(deps, open.id)
}
