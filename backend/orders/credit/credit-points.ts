import { sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { pointsAccounts } from '@/backend/orders/schema/ledgers'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'

type Earning = Pick<OrderRow, 'id' | 'customerId' | 'pointsEarned'>

/** The caller ensures that this happens once. */
export async function creditPoints(tx: Transaction, order: Earning, now: Date): Promise<void> {
  const { customerId, pointsEarned, id: orderId } = order
  if (pointsEarned <= 0) return
  await tx
    .insert(pointsAccounts)
    .values({ customerId, balance: pointsEarned })
    .onConflictDoUpdate({
      target: pointsAccounts.customerId,
      set: { balance: sql`${pointsAccounts.balance} + ${pointsEarned}` },
    })
  const earned = { amount: pointsEarned, currency: POINTS, orderId, customerId }
  await bookTransfer(tx, { kind: 'points_earned', ...earned }, now)
}
