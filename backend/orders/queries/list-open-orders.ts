import { desc, inArray } from 'drizzle-orm'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const NEWEST = 50
const { pending, processing, payment_review } = ORDER_STATUS

/** Of all stores, newest first. */
export function listOpenOrders(db: Database) {
  return db
    .select({ id: orders.id, status: orders.status, gid: orders.gid, createdAt: orders.createdAt })
    .from(orders)
    .where(inArray(orders.status, [pending, processing, payment_review]))
    .orderBy(desc(orders.createdAt))
    .limit(NEWEST)
}
