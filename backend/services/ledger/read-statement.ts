import { and, count, desc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { customers } from '@/backend/db/schema/customers'
import { transfers } from '@/backend/db/schema/ledgers'
import { orders } from '@/backend/db/schema/orders'

const MAX = 1000

/**
 * A page of the transfers in and out of one account, newest first, with the balance after each; `pageSize` -1 returns
 * all.
 */
export async function readStatement(
  db: Database,
  account: 'gift_card' | 'points',
  which: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const change = sql<number>`case when ${transfers.credit} = ${account} then ${transfers.amount} else -${transfers.amount} end`
  const balance = sql<number>`(sum(${change}) over (order by ${transfers.createdAt}, ${transfers.id}))::int`
  const where = and(which, isShown(db))
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const items = await db
    .select({
      kind: transfers.kind,
      orderId: transfers.orderId,
      person: customers.firstName,
      change,
      balance,
      createdAt: transfers.createdAt,
    })
    .from(transfers)
    .leftJoin(customers, eq(customers.id, transfers.customerId))
    .where(where)
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(transfers).where(where)
  return { items, total: Number(all?.total ?? 0) }
}

/** SQL condition: a transfer is none of an order that was undone, whose customer never heard of it. */
export function isShown(db: Database): SQL | undefined {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.id, transfers.orderId))
  return or(isNull(transfers.orderId), exists(order))
}
