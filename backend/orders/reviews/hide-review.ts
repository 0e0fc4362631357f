import { eq } from 'drizzle-orm'
import { orderLines } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { countRating } from './count-rating'
import { publishReview } from './publish-review'
import type { ReviewRow } from './serialise'

/**
 * Hides a review from everybody, or with null shows it again; ratings follow. Its order keeps it, so that no second one
 * can be written. Returns false if it was so already. Throws `notFound`.
 */
export async function hideReview(db: Database, id: number, reason: string | null, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!review) throw new DomainError('notFound', 'no such review')
    const { gid, rating, hiddenAt } = review
    if ((reason ?? '') === review.hiddenReason && (reason === null) === (hiddenAt === null)) return false
    const set = { hiddenAt: reason === null ? null : (hiddenAt ?? now), hiddenReason: reason ?? '' }
    await tx.update(reviews).set(set).where(eq(reviews.id, id))
    if ((set.hiddenAt === null) === (hiddenAt === null)) return true
    const dealIds = await dealsOf(tx, review)
    await countRating(tx, { gid, dealIds, rating }, reason === null ? 1 : -1)
    await publishReview(tx, { gid, dealIds, set }, now)
    return true
  })
}

/** All deals of its order, which it counts for; that of the review itself where it came without an order. */
async function dealsOf(tx: Transaction, { orderId, dealId }: ReviewRow): Promise<number[]> {
  if (orderId === null) return dealId === null ? [] : [dealId]
  const lines = await tx.select({ dealId: orderLines.dealId }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return [...new Set(lines.flatMap((line) => line.dealId ?? []))]
}
