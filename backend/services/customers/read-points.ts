import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { pointsAccounts, pointsEntries } from '@/backend/db/schema/ledgers'

const MAX = 1000

/** Balance, net points spent, and the history, newest first; `pageSize` -1 returns all. */
export async function readPoints(db: Database, customerId: number, page: number, pageSize: number) {
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const mine = eq(pointsEntries.customerId, customerId)
  const [account] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, customerId))
  const [spent] = await db
    .select({
      points: sql<number>`coalesce(sum(-${pointsEntries.delta}) filter (where ${pointsEntries.delta} < 0), 0)::int`,
      n: count(),
    })
    .from(pointsEntries)
    .where(mine)
  const history = await db
    .select()
    .from(pointsEntries)
    .where(mine)
    .orderBy(desc(pointsEntries.createdAt), desc(pointsEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  return { balance: account?.balance ?? 0, redeemed: Number(spent?.points ?? 0), history }
}
