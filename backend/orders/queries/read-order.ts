import { and, asc, eq, isNull } from 'drizzle-orm'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { isBeingConfirmed, type LastOutcome, lastOutcome } from '@/backend/orders/attempts/payment-state'
import { type RefundOfOrder, readRefunds } from '@/backend/orders/refunds/read-refunds'
import { type OrderRow, orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import { findPayingOrder, separateDebt } from '@/backend/orders/state/surcharge-debt'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** A line with the picture of its dish or deal as it is offered now; empty where it is not any more. */
type OrderLine = typeof orderLines.$inferSelect & { picture: string }

export interface OrderDetail {
  order: OrderRow
  store: typeof stores.$inferSelect
  lines: OrderLine[]
  comments: (typeof orderComments.$inferSelect)[]
  hasReview: boolean
  /** the order that paid its separate surcharges, or whose surcharges it pays */
  relatedOrderId: string | null
  isConfirming: boolean
  lastOutcome: LastOutcome | null
  refunds: RefundOfOrder[]
}

/** A customer's own order. Throws `notRegistered`, alike for an unknown order and another customer's. */
export async function readOrder(db: Database, id: string, customerId: number): Promise<OrderDetail> {
  return readWhere(db, id, customerId)
}

/** An order by its id alone, for a visitor who pays: it must be redacted before it is shown. Throws `notRegistered`. */
export async function readOrderById(db: Database, id: string): Promise<OrderDetail> {
  return readWhere(db, id, null)
}

async function readWhere(db: Database, id: string, customerId: number | null): Promise<OrderDetail> {
  const owner = customerId === null ? undefined : eq(orders.customerId, customerId)
  const [found] = await db
    .select({ order: orders, store: stores, reviewId: reviews.id })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(and(eq(orders.id, id), owner))
  if (!found) throw new DomainError('notRegistered', 'record not found')
  // in sequence: a transaction, which may be the caller, has one connection
  const lines = await readLines(db, id)
  const comments = await db
    .select()
    .from(orderComments)
    .where(eq(orderComments.orderId, id))
    .orderBy(asc(orderComments.id))
  const isConfirming = await isBeingConfirmed(db, id)
  const last = await lastOutcome(db, id, customerId !== null)
  const refunds = await readRefunds(db, [id])
  const { order, store } = found
  const relatedOrderId = separateDebt(order) > 0 ? await findPayingOrder(db, id) : order.relatedOrderId
  const hasReview = found.reviewId !== null
  return { order, store, lines, comments, hasReview, relatedOrderId, isConfirming, lastOutcome: last, refunds }
}

async function readLines(db: Database, orderId: string): Promise<OrderLine[]> {
  const rows = await db
    .select({ line: orderLines, picture: products.picture, images: deals.images })
    .from(orderLines)
    .leftJoin(products, and(eq(products.id, orderLines.pid), isNull(orderLines.dealId)))
    .leftJoin(deals, eq(deals.id, orderLines.dealId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
  return rows.map(({ line, picture, images }) => ({ ...line, picture: picture ?? images?.[0] ?? '' }))
}
