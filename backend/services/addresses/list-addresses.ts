import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { addresses } from '@/backend/db/schema/customers'

/** The default address first. */
export function listAddresses(db: Database, customerId: number) {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
}
