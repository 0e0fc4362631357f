import { eq } from 'drizzle-orm'
import { type OrderDetail, readOrderById } from '@/backend/orders/queries/read-order'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import type { Actor } from './abilities'
import { requireOrder } from './reach'

export interface StoreOrder extends OrderDetail {
  review: { rating: number; body: string; answer: string } | null
}

/** Throws `notFound`, also for an order out of reach. */
export async function readStoreOrder(db: Database, actor: Actor, id: string): Promise<StoreOrder> {
  await requireOrder(db, actor, id)
  const detail = await readOrderById(db, id)
  const columns = { rating: reviews.rating, body: reviews.body, answer: reviews.answer }
  const [review] = await db.select(columns).from(reviews).where(eq(reviews.orderId, id))
  return { ...detail, review: review ?? null }
}
