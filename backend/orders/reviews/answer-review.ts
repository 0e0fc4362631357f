import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { reviews } from '@/backend/orders/schema/reviews'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { publishReview } from './publish-review'

/** Sets the store's answer to a review, in place of an earlier one. Throws `notFound`. */
export async function answerReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orderId: string,
  answer: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx
      .update(reviews)
      .set({ answer })
      .where(eq(reviews.orderId, orderId))
      .returning({ gid: reviews.gid, dealId: reviews.dealId })
    if (!found) throw new DomainError('notFound', 'the order has no review')
    const dealIds = found.dealId === null ? [] : [found.dealId]
    await publishReview(tx, { gid: found.gid, dealIds, set: { answer } }, now())
  })
}
