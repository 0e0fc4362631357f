import { transfers } from '@/backend/orders/schema/ledgers'
import { TRANSFERS, type TransferKind } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'

type Row = typeof transfers.$inferInsert

interface Booking extends Pick<Row, 'orderId' | 'paymentId' | 'refundId' | 'giftCard' | 'customerId'> {
  kind: TransferKind
  /** minor units, or a number of points */
  amount: number
  /** `POINTS` for a number of points */
  currency: string
}

/** Adds a transfer to the ledger and returns its id; null for an amount of 0. */
export async function bookTransfer(tx: Transaction, booking: Booking, now: Date): Promise<number | null> {
  if (booking.amount === 0) return null
  const { debit, credit } = TRANSFERS[booking.kind]
  const [booked] = await tx
    .insert(transfers)
    .values({ ...booking, debit, credit, createdAt: now })
    .returning({ id: transfers.id })
  if (!booked) throw new Error('the transfer was not booked')
  return booked.id
}
