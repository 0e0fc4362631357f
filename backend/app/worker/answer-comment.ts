import { desc, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { writeStoreComment } from '@/backend/orders/comments'
import { orderComments, orders } from '@/backend/orders/schema/orders'
import { textsIn } from '@/backend/platform/i18n/texts'
import { writtenLanguage } from '@/backend/platform/i18n/written-language'

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
