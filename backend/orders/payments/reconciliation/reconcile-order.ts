import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { LIVE } from '@/backend/orders/schema/attempt-transitions'
import { payments } from '@/backend/orders/schema/payments'
import { reconcileAttempt } from './reconcile-attempt'

/** Asks about every attempt of an order that may still take money and is not left to people. Throws when the provider does not answer. */
export async function reconcileOrder(deps: Deps, orderId: string): Promise<void> {
  const live = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...LIVE]), isNull(payments.problem)))
  for (const attempt of live) await reconcileAttempt(deps, attempt)
}
