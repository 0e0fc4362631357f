import { asc, desc } from 'drizzle-orm'
import { addresses } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { isOwnAddress } from './own-address'

/** The default address first. */
export function listAddresses(db: Database, customerId: number) {
  return db
    .select()
    .from(addresses)
    .where(isOwnAddress(customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
}
