import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { addresses } from '@/backend/db/schema/customers'
import { DomainError } from '@/backend/domain-error'
import { isOwnAddress } from './own-address'

/** Orders have their own copies. Throws `notRegistered`. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), isOwnAddress(customerId)))
    .returning({ id: addresses.id })
  if (gone.length === 0) throw new DomainError('notRegistered', 'record not found')
}
