import { sql } from 'drizzle-orm'
import { pointsAccounts } from '@/backend/db/schema/ledgers'
import type { OrderRow } from '@/backend/db/schema/orders'
import type { Transaction } from '@/backend/db/transaction'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'
import { POINTS } from '@/backend/services/ledger/transfer-kinds'

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
