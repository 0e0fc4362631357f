import { eq } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { toCountryCode } from '@/lib/domain/places/countries'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'

const DIGITS = /^\d{10,15}$/

/**
 * The digits of a phone, or null. The call does not name its country: a phone that is not in digits is of that of the
 * address or account, or names its own.
 */
function readContactPhone(typed: string, country: string): string | null {
  if (DIGITS.test(typed)) return typed
  const code = toCountryCode(country)
  return (code && readTypedPhone(code, typed).digits) ?? readInternationalPhone(typed)?.digits ?? null
}

/** Name and phone from the request, else from the address, else from the profile. Throws `invalidRequest`. */
export async function resolveContact(
  db: Database,
  customerId: number,
  request: CheckoutRequest,
  address: { firstName: string; lastName: string; phone: string; country: string } | null,
) {
  const [profile] = await db.select().from(customers).where(eq(customers.id, customerId))
  const firstName = request.firstName || address?.firstName || profile?.firstName || ''
  const country = address?.country ?? profile?.countryCode ?? ''
  const phone = readContactPhone(request.phone || address?.phone || profile?.phone || '', country)
  if (!firstName) throw new DomainError('invalidRequest', 'a name is required', { field: 'c_fnm' })
  if (!phone) throw new DomainError('invalidRequest', 'a phone is required', { field: 'c_tn' })
  const lastName = request.firstName ? request.lastName : (address?.lastName ?? profile?.lastName ?? '')
  return { firstName, lastName, phone, email: profile?.email ?? '' }
}
