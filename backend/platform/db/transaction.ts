import { sql } from 'drizzle-orm'
import type { Database } from './database'

declare const inside: unique symbol

/**
 * A database handle inside a transaction, created only by `inTransaction`. Code that locks rows or writes several
 * related ones requires it, so that passing a plain database does not compile.
 */
export type Transaction = Database & { readonly [inside]: true }

/** Rolled back if `work` throws; the error propagates. Nested calls use a savepoint. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx as unknown as Transaction))
}

/** Reads of one moment, whatever others write meanwhile. Not for use inside a transaction. */
export function inSnapshot<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    return work(tx)
  })
}
