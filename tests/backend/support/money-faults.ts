import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export async function findUnsettled({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const unreturned = await db.select().from(refunds).where(ne(refunds.state, 'done'))
  const doubtful = await db
    .select()
    .from(payments)
    .where(inArray(payments.state, [...IN_DOUBT]))
  return [
    ...unreturned.map(({ id, state }) => `refund ${id}: ${state}`),
    ...doubtful.map(({ id, state }) => `attempt ${id}: ${state}`),
  ]
}

/** Once everything is settled: records that differ, double charges, money without an order. */
export async function findFaults(deps: Pick<Deps, 'db' | 'provider'>, since: Date): Promise<string[]> {
  const kept = sql`${sandboxCharges.amount} - ${sandboxCharges.refunded}`
  const held = await deps.db
    .select({ id: payments.id, quoteId: payments.quoteId, status: orders.status })
    .from(payments)
    .innerJoin(sandboxCharges, eq(sandboxCharges.idempotencyKey, payments.idempotencyKey))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(sandboxCharges.outcome, 'succeeded'), gt(kept, 0)))
  const intents = held.map(({ quoteId }) => quoteId)
  const orphans = held.filter(({ status }) => status === null || status === ORDER_STATUS.canceled)
  return [
    ...(await checkBooks(deps, since)),
    ...intents.filter((id, n) => intents.indexOf(id) < n).map((id) => `quote ${id}: charged twice`),
    ...orphans.map(({ id }) => `attempt ${id}: kept without an order`),
  ]
}
