import { and, inArray, isNull } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { CustomerRow } from './login-address'

/**
 * Returns the customers that are not deleted, and locks them against deletion until the transaction ends. Callers lock
 * customers before any other rows.
 */
export function lockCustomers(tx: Transaction, ids: readonly number[]): Promise<CustomerRow[]> {
  return tx
    .select()
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), isNull(customers.deletedAt)))
    .orderBy(customers.id)
    .for('share')
}
