import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { toHostName } from '@/backend/catalogue/stores/read-store'
import { hasAttempt } from '@/backend/orders/attempts/payment-state'
import { IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const MAX = 1000

interface OrderQuery {
  customerId: number
  domain: string | undefined
  quoteId?: string | undefined
  page: number
  /** -1 for all, at most 1000 */
  pageSize: number
}

/**
 * A page of a customer's orders with their lines, newest first. One whose card is still being charged is left out,
 * since it may be undone. `isConfirming`: an attempt is in doubt.
 */
export async function listOrders(db: Database, { customerId, domain, quoteId, page, pageSize }: OrderQuery) {
  const isPlaced = or(ne(orders.status, ORDER_STATUS.payment_review), hasAttempt(db, ['unknown']))
  const ofSite =
    domain &&
    db
      .select({ gid: stores.gid })
      .from(stores)
      .where(eq(stores.domain, toHostName(domain)))
  const isOnSite = ofSite ? inArray(orders.gid, ofSite) : undefined
  const isOfQuote = quoteId ? eq(orders.quoteId, quoteId) : undefined
  const where = and(eq(orders.customerId, customerId), isPlaced, isOnSite, isOfQuote)
  const size = pageSize < 0 ? MAX : pageSize
  const items = await db
    .select({
      order: orders,
      storeName: stores.name,
      logo: stores.logo,
      cityKey: stores.cityKey,
      timeZone: stores.timeZone,
      settings: stores.settings,
      isConfirming: sql<boolean>`${hasAttempt(db, IN_DOUBT)}`,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(orders).where(where)
  const lines = await readLines(
    db,
    items.map(({ order }) => order.id),
  )
  return {
    items: items.map((item) => ({ ...item, lines: lines.filter(({ orderId }) => orderId === item.order.id) })),
    total: Number(all?.total ?? 0),
  }
}

async function readLines(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  const { orderId, pid, dealId, name, quantity } = orderLines
  return db
    .select({ orderId, pid, dealId, name, quantity })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderLines.id))
}

const NEWEST = 50
const { pending, processing, payment_review } = ORDER_STATUS

/** The newest open orders of all stores. */
export function listOpenOrders(db: Database) {
  return db
    .select({ id: orders.id, status: orders.status, gid: orders.gid, createdAt: orders.createdAt })
    .from(orders)
    .where(inArray(orders.status, [pending, processing, payment_review]))
    .orderBy(desc(orders.createdAt))
    .limit(NEWEST)
}
