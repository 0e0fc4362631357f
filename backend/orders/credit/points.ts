import { and, eq, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { isShown, readStatement } from '@/backend/orders/ledger/read-statement'
import { pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'

/** A customer's number of points. */
export async function pointsBalance(db: Database, customerId: number): Promise<number> {
  const [account] = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.customerId, customerId))
  return account?.balance ?? 0
}

/** A customer's points: the balance, the total ever spent, and the history, newest first. `pageSize` -1 returns all. */
export async function readPoints(db: Database, customerId: number, page: number, pageSize: number) {
  const mine = and(eq(transfers.customerId, customerId), eq(transfers.currency, POINTS))
  const balance = await pointsBalance(db, customerId)
  const [spent] = await db
    .select({ points: sql<number>`coalesce(sum(${transfers.amount}), 0)::int` })
    .from(transfers)
    .where(and(mine, eq(transfers.kind, 'points_spent'), isShown(db)))
  const { items: history } = await readStatement(db, 'points', mine, { ownerId: customerId, page, pageSize })
  return { balance, redeemed: spent?.points ?? 0, history }
}

/** Credits the points that an order earns. The caller ensures that this happens once. */
export async function creditPoints(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'customerId' | 'pointsEarned'>,
  now: Date,
): Promise<void> {
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
