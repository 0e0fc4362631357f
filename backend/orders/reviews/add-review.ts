import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { customers } from '@/backend/customers/schema/customers'
import { type OrderRow, orderLines, orders } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import { isUniqueViolation } from '@/backend/platform/db/database-errors'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { textsIn } from '@/backend/platform/i18n/texts'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'
import { isGiftCardsOnly } from '@/backend/pricing/order-contents'
import { publicName } from '@/lib/domain/account/person-name'
import { isCompletedStatus } from '@/lib/domain/codes/order-status'
import type { Language } from '@/lib/domain/languages/languages'
import { countRating } from './count-rating'
import { publishReview } from './publish-review'

interface ReviewRequest {
  orderId: string
  /** 1 to 5 */
  rating: number
  body: string
}

/**
 * Adds a customer's review of their order. Throws `notRegistered`, `forbidden` (not completed, too late, gift cards
 * alone), and `conflict` (already reviewed).
 */
export async function addReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  request: ReviewRequest,
): Promise<void> {
  const at = now()
  const { orderId, rating, body } = request
  try {
    await inTransaction(db, async (tx) => {
      const [found] = await tx
        .select({ order: orders, author: customers })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
      if (!found) throw new DomainError('notRegistered', 'record not found')
      const { gid, status } = found.order
      const lines = await tx
        .select({ dealId: orderLines.dealId, kind: orderLines.kind })
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
      const deadline = reviewDeadline(found.order, lines)
      if (!isCompletedStatus(status) || !deadline || deadline < at)
        throw new DomainError('forbidden', 'the order cannot be reviewed now')
      const language = writtenLanguage(body, found.order.language)
      const dealIds = [...new Set(lines.flatMap((line) => line.dealId ?? []))]
      const review = {
        gid,
        dealId: dealIds[0] ?? null,
        customerId,
        orderId,
        author: authorName(found.author, language),
        rating,
        body,
        language,
        photos: [],
        createdAt: at,
      }
      await tx.insert(reviews).values(review)
      await countRating(tx, { gid, dealIds, rating }, 1)
      await publishReview(tx, { gid, dealIds, set: review }, at)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'reviews_orderId_unique'))
      throw new DomainError('conflict', 'the order already has a review')
    throw error
  }
}

function authorName(author: { firstName: string; lastName: string; nickName: string }, language: Language): string {
  return author.nickName || publicName(author) || textsIn(language).anonymous
}

/** Until when an order can be reviewed; null before it is completed, and for gift cards alone. */
export function reviewDeadline(
  { reviewUntil }: Pick<OrderRow, 'reviewUntil'>,
  lines: readonly { kind: number }[],
): Date | null {
  return isGiftCardsOnly(lines) ? null : reviewUntil
}
