import type { Transaction } from '@/backend/db/transaction'
import { bookTransfer } from '@/backend/services/ledger/book-transfer'
import { amountDue } from './state/amount-due'
import type { OrderRow } from './state/order-row'

/** Books what the store collects for an order when it hands the goods over. */
export async function collectCash(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, currency } = order
  await bookTransfer(tx, { kind: 'collected', amount: amountDue(order), currency, orderId }, now)
}
