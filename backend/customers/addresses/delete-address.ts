import { and, eq } from 'drizzle-orm'
import { addresses } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isOwnAddress } from './own-address'

/** Orders have their own copies. Throws `notRegistered`. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), isOwnAddress(customerId)))
    .returning({ id: addresses.id })
  if (gone.length === 0) throw new DomainError('notRegistered', 'record not found')
}
