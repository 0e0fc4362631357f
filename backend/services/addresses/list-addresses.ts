import { asc, desc } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { addresses } from '@/backend/db/schema/customers'
import { isOwnAddress } from './own-address'

/** The default address first. */
export function listAddresses(db: Database, customerId: number) {
  return db
    .select()
    .from(addresses)
    .where(isOwnAddress(customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
}
