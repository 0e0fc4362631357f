import { eq } from 'drizzle-orm'
import { reviews } from '@/backend/db/schema/reviews'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { publishReview } from '@/backend/services/purge/publish-change'

/** In place of an earlier one. Throws `notFound`. */
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
    await publishReview(tx, { gid: found.gid, dealIds }, now())
  })
}
