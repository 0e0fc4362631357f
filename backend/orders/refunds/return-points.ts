import { and, eq, gt, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'

/** `amount` is what the points had paid, in minor units. */
export async function returnPoints(
  tx: Transaction,
  { id: orderId, customerId, currency }: OrderRow,
  { points, amount }: { points: number; amount: number },
  now: Date,
): Promise<void> {
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}` })
    .where(eq(pointsAccounts.customerId, customerId))
  const restored = { kind: 'points_restored', orderId, customerId } as const
  await bookTransfer(tx, { ...restored, amount: points, currency: POINTS }, now)
  await bookTransfer(tx, { ...restored, amount, currency }, now)
}

/** Takes points back that an order had earned, as far as its customer still has them: never below 0. */
export async function takeBackPoints(
  tx: Transaction,
  { id: orderId, customerId }: OrderRow,
  points: number,
  now: Date,
): Promise<void> {
  const isCredit = and(eq(transfers.orderId, orderId), eq(transfers.kind, 'points_earned'))
  const [credited] = await tx.select({ id: transfers.id }).from(transfers).where(isCredit)
  if (!credited || points === 0) return
  const own = and(eq(pointsAccounts.customerId, customerId), gt(pointsAccounts.balance, 0))
  const [account] = await tx.select().from(pointsAccounts).where(own).for('update')
  if (!account) return
  const amount = Math.min(points, account.balance)
  await tx
    .update(pointsAccounts)
    .set({ balance: account.balance - amount })
    .where(own)
  await bookTransfer(tx, { kind: 'points_unearned', amount, currency: POINTS, orderId, customerId }, now)
}
