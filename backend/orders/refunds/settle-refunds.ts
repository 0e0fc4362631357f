import { and, desc, eq, ne } from 'drizzle-orm'
import { queueMessage } from '@/backend/messages/queue-message'
import { lockOrderOfAttempt } from '@/backend/orders/attempts/move-attempts'
import { takeBackValue } from '@/backend/orders/gift-cards/bought-cards'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { REFUND_MAIL } from '@/backend/orders/notifications/message-kinds'
import { payments, refunds } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'
import { randomId } from '@/backend/platform/token'
import type { ProviderRefund } from '@/backend/providers/payment-provider'
import { bookRefund } from './book-refund'
import { countRefund, finishRefund, replaceRefunds } from './provider-refund'

/**
 * `older`: the provider names less than was recorded before. `cards_gone`: the money had paid gift cards that were used
 * or given away.
 */
type SettledRefunds = 'settled' | 'older' | 'cards_gone'

/**
 * Compares the refunds that a provider has made with ours. What somebody returned at the provider itself is refunded on
 * the order too, once, and the gift cards that it bought lose as much.
 */
export async function settleRefunds(
  tx: Transaction,
  paymentId: string,
  made: readonly ProviderRefund[],
  now: Date,
): Promise<SettledRefunds> {
  const order = await lockOrderOfAttempt(tx, paymentId)
  const [attempt] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (attempt?.state !== 'captured') return 'settled'
  const known = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.createdAt))
  for (const refund of known) {
    if (made.some(({ key }) => key === refund.id)) await finishRefund(tx, refund, attempt.orderId, now)
  }
  const isOurs = ({ key }: ProviderRefund) => known.some(({ id, source }) => source === 'plaza' && id === key)
  const byOthers = sum(made.filter((refund) => !isOurs(refund)))
  const booked = sum(known.filter(({ source }) => source === 'provider'))
  if (byOthers < booked) return 'older'
  const open = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'done')))
  // the provider may not repeat our keys
  const unexplained = sum(made) - (sum(known) - sum(open))
  const news = Math.min(byOthers - booked, unexplained)
  if (news <= 0) return 'settled'
  const room = attempt.amount - attempt.refunded
  if (news > room) await replaceRefunds(tx, open, { amount: news - room, orderId: attempt.orderId }, now)
  const amount = Math.min(news, room)
  if (amount === 0 || !order) return 'settled'
  const { currency } = attempt
  const id = randomId()
  const money = { amount, currency, orderId: order.id, paymentId }
  const refundId = await bookRefund(tx, order, { key: `provider ${id}`, amount, returnedOf: paymentId }, now)
  await countRefund(tx, { paymentId, amount })
  await tx.insert(refunds).values({
    ...{ id, paymentId, amount, currency, orderRefundId: refundId },
    ...{ source: 'provider', state: 'done', createdAt: now, settledAt: now },
  })
  await bookTransfer(tx, { kind: 'returned', ...money }, now)
  await bookTransfer(tx, { kind: 'refunded', ...money, refundId: id }, now)
  await queueMessage(tx, REFUND_MAIL, { orderId: order.id, refundId }, now)
  return (await takeBackValue(tx, order, amount, now)) ? 'settled' : 'cards_gone'
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}
