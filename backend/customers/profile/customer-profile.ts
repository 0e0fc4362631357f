import { and, eq } from 'drizzle-orm'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { addresses, customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

export type AddressRow = typeof addresses.$inferSelect

export async function readProfile(
  db: Database,
  customerId: number,
): Promise<{ customer: CustomerRow; defaultAddress: AddressRow | null }> {
  const [found] = await db
    .select()
    .from(customers)
    .leftJoin(addresses, and(eq(addresses.customerId, customers.id), eq(addresses.isDefault, true)))
    .where(eq(customers.id, customerId))
  if (!found) throw new DomainError('notRegistered', 'no such account')
  return { customer: found.customers, defaultAddress: found.addresses }
}

export interface ProfileChange {
  firstName: string
  lastName?: string | undefined
  nickName?: string | undefined
  profilePicture?: string | undefined
}

export async function updateProfile(db: Database, customerId: number, change: ProfileChange): Promise<void> {
  await db.update(customers).set(change).where(eq(customers.id, customerId))
}
