import { eq, or } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Locks a store, by its key or id, until the transaction ends. Throws `notFound`. */
export async function lockStore(tx: Transaction, name: string) {
  const byId = /^\d{1,9}$/.test(name) ? eq(stores.gid, Number(name)) : undefined
  const columns = { gid: stores.gid, domain: stores.domain, suspended: stores.suspended }
  const [store] = await tx
    .select(columns)
    .from(stores)
    .where(or(eq(stores.urlKey, name), byId))
    .for('update')
  if (!store) throw noSuchStore(name)
  return store
}

export function noSuchStore(name: string): DomainError {
  return new DomainError('notFound', `${name}: no such store`)
}
