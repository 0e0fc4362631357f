import { desc, eq } from 'drizzle-orm'
import { orderComments, orders } from '@/backend/db/schema/orders'
import type { Deps } from '@/backend/deps'
import { textsIn } from '@/backend/i18n/texts'
import { writeStoreComment } from '@/backend/services/orders/write-store-comment'
import { writtenLanguage } from '@/backend/services/reviews/written-language'

/** In the language of the last comment, unless there is a reply already. */
export async function answerComment({ db, now }: Deps, orderId: string): Promise<void> {
  const [last] = await db
    .select({ isAdmin: orderComments.isAdmin, body: orderComments.body, order: orders })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .where(eq(orderComments.orderId, orderId))
    .orderBy(desc(orderComments.id))
    .limit(1)
  if (!last || last.isAdmin) return
  const body = textsIn(writtenLanguage(last.body, last.order.language)).comment_answer
  await writeStoreComment(db, orderId, body, now())
}
