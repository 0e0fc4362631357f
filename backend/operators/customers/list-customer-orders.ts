import { and, desc, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Actor } from '@/backend/operators/abilities'
import { isInReach } from '@/backend/operators/reach'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'

const PAGE = 50

/** Those at stores in reach, newest first. */
export function listCustomerOrders(db: Database, actor: Actor, customerId: number, page: number) {
  return db
    .select({ order: orders, store: stores.urlKey })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(and(eq(orders.customerId, customerId), isInReach(actor, orders.gid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
}
