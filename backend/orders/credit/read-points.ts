import { and, eq, sql } from 'drizzle-orm'
import { isShown, readStatement } from '@/backend/orders/ledger/read-statement'
import { pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Database } from '@/backend/platform/db/database'

/** Balance, the total ever spent, and the history, newest first; `pageSize` -1 returns all. */
export async function readPoints(db: Database, customerId: number, page: number, pageSize: number) {
  const mine = and(eq(transfers.customerId, customerId), eq(transfers.currency, POINTS))
  const [account] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, customerId))
  const [spent] = await db
    .select({ points: sql<number>`coalesce(sum(${transfers.amount}), 0)::int` })
    .from(transfers)
    .where(and(mine, eq(transfers.kind, 'points_spent'), isShown(db)))
  const { items: history } = await readStatement(db, 'points', mine, { ownerId: customerId, page, pageSize })
  return { balance: account?.balance ?? 0, redeemed: spent?.points ?? 0, history }
}
