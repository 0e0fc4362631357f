import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import type { Transaction } from '@/backend/platform/db/transaction'
import { moveRefund } from './move-refund'
import type { Refund } from './request-refund'

/** Records, once, that the provider has returned the money of a refund. `orderId` is that of its attempt. */
export async function finishRefund(
  tx: Transaction,
  { id, amount, currency, paymentId }: Pick<Refund, 'id' | 'amount' | 'currency' | 'paymentId'>,
  orderId: string | null,
  now: Date,
): Promise<void> {
  const done = await moveRefund(tx, id, 'finish', { dueAt: null, settledAt: now })
  const money = { amount, currency, orderId, paymentId, refundId: id }
  if (done) await bookTransfer(tx, { kind: 'refunded', ...money }, now)
}
