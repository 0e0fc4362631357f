import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { customers } from '@/backend/db/schema/customers'
import { DomainError } from '@/backend/domain-error'
import type { CheckoutRequest } from './checkout-request'

/** Name and phone from the request, else from the address, else from the profile. Throws `invalidRequest`. */
export async function resolveContact(
  db: Database,
  customerId: number,
  request: CheckoutRequest,
  address: { firstName: string; lastName: string; phone: string } | null,
) {
  const [profile] = await db.select().from(customers).where(eq(customers.id, customerId))
  const firstName = request.firstName || address?.firstName || profile?.firstName || ''
  const phone = request.phone || address?.phone || profile?.phone || ''
  if (!firstName) throw new DomainError('invalidRequest', 'a name is required', { field: 'c_fnm' })
  if (!/^\d{10,15}$/.test(phone)) throw new DomainError('invalidRequest', 'a phone is required', { field: 'c_tn' })
  const lastName = request.firstName ? request.lastName : (address?.lastName ?? profile?.lastName ?? '')
  return { firstName, lastName, phone, email: profile?.email ?? '' }
}
