import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { attendances } from '@/backend/operators/attendance/schema'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { orders } from '@/backend/orders/schema/orders'
import { owesNothing } from '@/backend/orders/state/surcharge-debt'
import { voucherEnd } from '@/backend/orders/state/voucher-end'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DELIVERY_STATUS, ORDER_STATUS } from '@/lib/domain/codes/order-status'

const BATCH = 20
/** The delay of each step, in multiples of the configured seconds. */
const WAITS = { accept: 1, start: 4, complete: 6 } as const

/**
 * Advances a demo's orders. Skips orders that await online payment and stores whose page for operators is open, and
 * completes none that owes a surcharge, or has a voucher that nobody has used.
 */
export async function simulateStores(deps: Deps): Promise<void> {
  const { pending, processing } = ORDER_STATUS
  const { preparing } = DELIVERY_STATUS
  const accepted = and(eq(orders.status, pending), isNull(orders.expiresAt))
  await advance(deps, 'accept', accepted)
  await advance(deps, 'start', and(eq(orders.status, processing), lt(orders.deliveryStatus, preparing)))
  await advance(
    deps,
    'complete',
    and(eq(orders.status, processing), eq(orders.deliveryStatus, preparing), owesNothing(), isNull(voucherEnd())),
  )
}

async function advance({ db, now, config }: Deps, step: keyof typeof WAITS, due: SQL | undefined): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - WAITS[step] * config.simulatorSeconds * 1000)
  // preparation starts at most half an hour before a requested time
  const isSoon = or(isNull(orders.expectedStart), lte(orders.expectedStart, new Date(at.getTime() + 1_800_000)))
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(due, lte(orders.updatedAt, since), step === 'accept' ? undefined : isSoon, isUnattended(at)))
      .orderBy(orders.updatedAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const order of rows) await moveOrder(tx, order, step, at)
  })
}

/** Nobody looks after the store by its page. */
function isUnattended(at: Date): SQL {
  return sql`not exists (
    select from ${attendances} where ${attendances.gid} = ${orders.gid} and ${attendances.until} > ${at.toISOString()})`
}
