import { expect, test } from 'vitest'
import { moveOrder } from '@/backend/orders/moves/move-order'
import type { OrderRow } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'

/** Compiled, never run: what needs a transaction refuses the plain database. */
async function typesOf(db: Database, order: OrderRow, now: Date): Promise<void> {
  // @ts-expect-error: the caller has opened no transaction
  await moveOrder(db, order, 'cancel', now)
  // @ts-expect-error: nor does drizzle's own make one
  await db.transaction((tx) => moveOrder(tx, order, 'cancel', now))
  await inTransaction(db, (tx) => moveOrder(tx, order, 'cancel', now))
  const plain: Database = await inTransaction(db, async (tx: Transaction) => tx)
  void plain
}

test('work runs inside a database transaction, and its result is returned', async () => {
  const inner = {}
  const db = { transaction: (work: (tx: object) => unknown) => work(inner) } as unknown as Database
  expect(await inTransaction(db, async (tx) => tx === inner)).toBe(true)
  expect(typesOf).toBeTypeOf('function')
})
