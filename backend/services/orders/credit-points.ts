import { sql } from 'drizzle-orm'
import { pointsAccounts, pointsEntries } from '@/backend/db/schema/ledgers'
import type { Transaction } from '@/backend/db/transaction'
import type { OrderRow } from './state/order-row'

type Earning = Pick<OrderRow, 'id' | 'customerId' | 'pointsEarned'>

/** Credits the points of a completed order; the caller ensures that this happens once. */
export async function creditPoints(tx: Transaction, order: Earning, now: Date): Promise<void> {
  const { customerId, pointsEarned, id: orderId } = order
  if (pointsEarned <= 0) return
  const [account] = await tx
    .insert(pointsAccounts)
    .values({ customerId, balance: pointsEarned })
    .onConflictDoUpdate({
      target: pointsAccounts.customerId,
      set: { balance: sql`${pointsAccounts.balance} + ${pointsEarned}` },
    })
    .returning({ balance: pointsAccounts.balance })
  const balance = account?.balance ?? pointsEarned
  await tx.insert(pointsEntries).values({ customerId, delta: pointsEarned, balance, orderId, createdAt: now })
}
