import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { stores } from '@/backend/db/schema/stores'
import { toHostName } from '@/backend/services/stores/read-store'

const MAX = 1000

export interface OrderQuery {
  customerId: number
  /** only orders of this independent site */
  domain: string | undefined
  page: number
  /** -1 for all, at most 1000 */
  pageSize: number
}

/** The customer's orders, newest first. */
export async function listOrders(db: Database, { customerId, domain, page, pageSize }: OrderQuery) {
  const where = and(eq(orders.customerId, customerId), domain ? eq(stores.domain, toHostName(domain)) : undefined)
  const size = pageSize < 0 ? MAX : Math.max(1, pageSize)
  const items = await db
    .select({ order: orders, storeName: stores.name, logo: stores.logo })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
  return { items, total: Number(all?.total ?? 0) }
}
