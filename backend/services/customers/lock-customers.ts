import { and, inArray, isNull } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import type { Transaction } from '@/backend/db/transaction'
import type { CustomerRow } from '@/backend/services/customers/login/login-address'

/**
 * Holds customers as they are until the transaction ends: none is deleted, and no address confirmed or changed.
 * Returns those that are not deleted. Deletion locks the customer before anything else, and so must every caller.
 */
export function lockCustomers(tx: Transaction, ids: readonly number[]): Promise<CustomerRow[]> {
  return tx
    .select()
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), isNull(customers.deletedAt)))
    .orderBy(customers.id)
    .for('share')
}
