import type { Database } from './database'

declare const inside: unique symbol

/**
 * A database inside a transaction, made by `inTransaction` alone. What locks rows, or writes several that belong
 * together, takes one: with the plain database it does not compile.
 */
export type Transaction = Database & { readonly [inside]: true }

/** Does all of `work` or nothing: what it throws undoes it and comes out. Inside another transaction it is a savepoint. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx as unknown as Transaction))
}
