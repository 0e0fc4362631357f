import { and, count, desc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { customers } from '@/backend/customers/schema/customers'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'

const MAX = 1000

/**
 * A page of the transfers in and out of one account, newest first, with the balance after each and the orders of its
 * owner, or with `ownerId` null all orders; `pageSize` -1 returns all.
 */
export async function readStatement(
  db: Database,
  account: 'gift_card' | 'points',
  which: SQL | undefined,
  { ownerId, page, pageSize }: { ownerId: number | null; page: number; pageSize: number },
) {
  const change = sql<number>`case when ${transfers.credit} = ${account} then ${transfers.amount} else -${transfers.amount} end`
  const balance = sql<number>`(sum(${change}) over (order by ${transfers.createdAt}, ${transfers.id}))::int`
  const where = and(which, isShown(db))
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const items = await db
    .select({
      kind: transfers.kind,
      // whoever has the id of an order can open it
      orderId:
        ownerId === null
          ? transfers.orderId
          : sql<string | null>`case when ${orders.customerId} = ${ownerId} then ${transfers.orderId} end`,
      person: customers.firstName,
      change,
      balance,
      createdAt: transfers.createdAt,
    })
    .from(transfers)
    .leftJoin(customers, eq(customers.id, transfers.customerId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .where(where)
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(transfers).where(where)
  return { items, total: Number(all?.total ?? 0) }
}

/**
 * SQL condition: the transfer can be shown. Those of an undone order, of which the customer never heard, are left out,
 * unless what a gift card paid came back to another card.
 */
export function isShown(db: Database): SQL | undefined {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.id, transfers.orderId))
  const other = alias(transfers, 'other')
  const sameCard = and(eq(other.orderId, transfers.orderId), eq(other.giftCard, transfers.giftCard))
  const moves = db.select({ n: count() }).from(other).where(sameCard)
  return or(isNull(transfers.orderId), exists(order), sql`(${moves}) = 1`)
}
