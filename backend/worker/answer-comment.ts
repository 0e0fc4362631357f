import { desc, eq } from 'drizzle-orm'
import { orderComments, orders } from '@/backend/db/schema/orders'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { notifyCustomer } from '@/backend/services/orders/notify-customer'

const CJK = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Posts the simulated store's reply in the language of the last comment, unless there is one already. */
export async function answerComment({ db, now }: Deps, orderId: string): Promise<void> {
  const [last] = await db
    .select({ isAdmin: orderComments.isAdmin, body: orderComments.body, order: orders })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .where(eq(orderComments.orderId, orderId))
    .orderBy(desc(orderComments.id))
    .limit(1)
  if (!last || last.isAdmin) return
  const at = now()
  await inTransaction(db, async (tx) => {
    await tx.insert(orderComments).values({ orderId, isAdmin: true, body: answerTo(last.body), createdAt: at })
    await notifyCustomer(tx, last.order, 'answered', at)
  })
}

function answerTo(comment: string): string {
  if (KANA.test(comment)) return 'ご連絡ありがとうございます。承知いたしました。'
  return CJK.test(comment) ? '谢谢您的留言，我们会照办。' : 'Thank you for your message. We will take care of it.'
}
