import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { transfers } from '@/backend/orders/schema/ledgers'
import type { Account } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'

/** Amounts by the id of what they belong to; a missing one is 0. */
export type Sums = ReadonlyMap<string, number>

/** The accounts that hold money; the others are claims on it. */
const HOLDING: readonly Account[] = ['provider', 'cash']

/**
 * The balance of an account for each order, attempt, gift card or customer, from the transfers that `which` selects.
 */
export async function readBalances(
  tx: Transaction,
  account: Account,
  by: 'orderId' | 'paymentId' | 'giftCard' | 'customerId',
  which?: SQL,
): Promise<Sums> {
  const adds = HOLDING.includes(account) ? transfers.debit : transfers.credit
  const balance = sql<number>`sum(case when ${adds} = ${account} then ${transfers.amount} else -${transfers.amount} end)::int`
  const rows = await tx
    .select({ id: transfers[by], balance })
    .from(transfers)
    .where(and(or(eq(transfers.debit, account), eq(transfers.credit, account)), isNotNull(transfers[by]), which))
    .groupBy(transfers[by])
  return new Map(rows.map((row) => [String(row.id), row.balance]))
}
