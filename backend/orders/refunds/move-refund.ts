import { and, eq, inArray } from 'drizzle-orm'
import { refunds } from '@/backend/orders/schema/payments'
import { REFUND_TRANSITIONS, type RefundEvent } from '@/backend/orders/schema/refund-transitions'
import type { Database } from '@/backend/platform/db/database'

type Refund = typeof refunds.$inferSelect

/** Null if its state does not allow it. */
export async function moveRefund(
  db: Database,
  id: string,
  event: RefundEvent,
  also: Partial<Pick<Refund, 'dueAt' | 'settledAt' | 'tries'>>,
): Promise<Refund | null> {
  const { from, to } = REFUND_TRANSITIONS[event]
  const [moved] = await db
    .update(refunds)
    .set({ ...also, state: to })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning()
  return moved ?? null
}
